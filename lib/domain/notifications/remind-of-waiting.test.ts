import { expect, it } from 'vitest'
import { remindOfWaiting } from '@/lib/domain/notifications/remind-of-waiting'
import { db } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { dayMs } from '@/lib/shared/durations'
import { createAccount } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { addMember, createMemorial } from '@/tests/factories/memorials'

type Choices = { mailFrequency?: 'at_once' | 'daily' | 'weekly' | 'never'; quietUntil?: Date; disabledAt?: Date }

// Times in the outbox are fixed, so the test moves the morning. Never a Monday unless intended.
const today = weekdayFromNow(3)
const later = (days: number, from = today) => new Date(from.getTime() + days * dayMs)

function weekdayFromNow(weekday: number): Date {
  let date = new Date()
  while (new Date(danishDay(date)).getUTCDay() !== weekday) date = new Date(date.getTime() + dayMs)
  return date
}

async function pageWithWaiting(choices: Choices = {}) {
  const owner = await createAccount({ fullName: 'Åse Holm' })
  await db.user.update({ where: { id: owner.id }, data: choices })
  const memorial = await createMemorial({ owner })
  const wait = (days: number, columns: object = {}) =>
    createContribution({ memorial, createdAt: later(-days), ...columns })
  const mails = async () => {
    const rows = await db.mail.findMany({ where: { recipient: owner.email }, orderBy: { id: 'asc' } })
    return rows.map(({ template, subject, text }) => ({ template, subject, text: text.replace(/\s+/g, ' ') }))
  }
  /** The mail, sent as if on that morning. */
  const remind = async (now: Date) => {
    const { id: last } = (await db.mail.findFirst({ orderBy: { id: 'desc' }, select: { id: true } })) ?? { id: '' }
    await remindOfWaiting({ now })
    await db.mail.updateMany({ where: last ? { id: { gt: last } } : {}, data: { createdAt: now } })
    return (await mails()).length
  }
  return { owner, memorial, wait, mails, remind }
}

it('a reminder of greetings that waited three days gives their number, with links to them and to fewer mails', async () => {
  const { memorial, wait, mails, remind } = await pageWithWaiting()
  await wait(2)
  expect(await remind(today)).toBe(0)
  for (const columns of [{}, {}, { kind: 'tribute' }]) await wait(4, columns)
  await remind(today)
  const [mail] = await mails()
  expect(mail?.subject).toBe('Tre hilsner og et minde venter på svar')
  for (const part of ['Kære Åse Holm', 'Karen Holm', `/memorial/${memorial.slug}/admin`, '/profile#mailvalg'])
    expect(mail?.text).toContain(part)
})

it('then at most once a week', async () => {
  const { wait, remind } = await pageWithWaiting()
  await wait(4)
  expect(await remind(today)).toBe(1)
  for (let day = 1; day < 7; day++) expect(await remind(later(day))).toBe(1)
  expect(await remind(later(7))).toBe(2)
})

it('once, however often and by however many processes the morning is run', async () => {
  const { wait, mails } = await pageWithWaiting()
  await wait(14)
  await Promise.all(Array.from({ length: 6 }, () => remindOfWaiting()))
  await remindOfWaiting()
  expect(await mails()).toHaveLength(1)
})

it('not within three days of another mail about the pages, nor when all are decided, nor after two months', async () => {
  const { owner, memorial, wait, remind } = await pageWithWaiting()
  await wait(4)
  const news = { recipient: owner.email, template: 'contribution-summary', subject: 'x', html: 'x', text: 'x' }
  const { id } = await db.mail.create({
    data: { ...news, messageId: crypto.randomUUID(), createdAt: later(-1) },
  })
  expect(await remind(today)).toBe(1)
  await db.mail.delete({ where: { id } })
  expect(await remind(later(60))).toBe(0)
  await db.contribution.updateMany({ where: { memorialId: memorial.id }, data: { status: 'approved' } })
  expect(await remind(today)).toBe(0)
})

it('weekly on Mondays for those who chose so', async () => {
  const { wait, remind } = await pageWithWaiting({ mailFrequency: 'weekly' })
  await wait(10)
  expect(await remind(today)).toBe(0)
  expect(await remind(later(5))).toBe(1)
  expect(await remind(later(12))).toBe(2)
})

it.each([
  ['who wants none', { mailFrequency: 'never' }],
  ['in a pause', { quietUntil: later(30) }],
  ['whose account is closed', { disabledAt: new Date() }],
] as const)('not to somebody %s', async (_, choices) => {
  const { wait, remind } = await pageWithWaiting(choices)
  await wait(4)
  expect(await remind(today)).toBe(0)
})

it('only to moderators, also in small batches', async () => {
  const { memorial, owner, wait } = await pageWithWaiting()
  await wait(4)
  const [editor, reader] = [await createAccount(), await createAccount()]
  await addMember(memorial, editor, 'editor')
  await addMember(memorial, reader, 'viewer')
  let after: string | undefined
  do {
    after = (await remindOfWaiting({ now: today, after, atATime: 1 })).last
  } while (after)
  const count = (recipient: string) => db.mail.count({ where: { recipient } })
  expect(await Promise.all([owner, editor, reader].map(({ email }) => count(email)))).toEqual([1, 1, 0])
})
