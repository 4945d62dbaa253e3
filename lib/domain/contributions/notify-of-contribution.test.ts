import { expect, it } from 'vitest'
import { notifyOfContribution } from '@/lib/domain/contributions/notify-of-contribution'
import { sendSummaries } from '@/lib/domain/notifications/send-summaries'
import { db } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'
import { danishDay } from '@/lib/shared/danish-time'
import { createAccount, visitor } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { createMemorial } from '@/tests/factories/memorials'

type Choices = { mailFrequency?: 'at_once' | 'daily' | 'weekly' | 'never'; quietUntil?: Date }

const today = danishDay(new Date())
const daysFromNow = (days: number) => new Date(new Date(today).getTime() + days * 24 * 3600_000)

async function leaveGreeting(choices: Choices, candle = false) {
  const owner = await createAccount()
  await db.user.update({ where: { id: owner.id }, data: choices })
  const memorial = await createMemorial({ owner })
  const kind = candle ? ('candle' as const) : ('greeting' as const)
  const post = await createContribution({ memorial, kind, ...(candle ? { status: 'approved' as const } : {}) })
  const told = { ...post, kind, pictures: [] }
  await db.$transaction((tx) =>
    notifyOfContribution(
      { tx, actor: visitor(), enqueue: (job, payload) => enqueue(tx, job, payload) },
      memorial.id,
      told,
    ),
  )
  const countMails = () => db.mail.count({ where: { recipient: owner.email } })
  const countWaiting = () => db.notification.count({ where: { userId: owner.id, mailedAt: null } })
  const countNotifications = () => db.notification.count({ where: { userId: owner.id } })
  return { mails: await countMails(), waiting: await countWaiting(), inTheApp: await countNotifications(), countMails }
}

it.each([
  ['at once', { mailFrequency: 'at_once' as const }, { mails: 1, waiting: 0 }],
  ['at once when the pause ended today', { quietUntil: daysFromNow(0) }, { mails: 1, waiting: 0 }],
  ['later in a pause', { quietUntil: daysFromNow(1) }, { mails: 0, waiting: 1 }],
  ['in the daily mail', { mailFrequency: 'daily' as const }, { mails: 0, waiting: 1 }],
  ['in the weekly mail', { mailFrequency: 'weekly' as const }, { mails: 0, waiting: 1 }],
  ['only in the app', { mailFrequency: 'never' as const }, { mails: 0, waiting: 1 }],
])('a greeting is mailed %s, as the person chose, and always shown in the app', async (_, choices, expected) => {
  expect(await leaveGreeting(choices)).toMatchObject({ ...expected, inTheApp: 1 })
})

it('a candle without a message is never mailed, neither at once nor in a summary', async () => {
  const { mails, inTheApp, countMails } = await leaveGreeting({ mailFrequency: 'at_once' }, true)
  expect([mails, inTheApp]).toEqual([0, 1])
  await sendSummaries({ day: today })
  expect(await countMails()).toBe(0)
})
