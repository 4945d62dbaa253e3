import { expect, it, vi } from 'vitest'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { jobs } from '@/lib/domain/jobs'
import { retentionDays } from '@/lib/domain/legal/retention'
import { tidyDraftsJob } from '@/lib/domain/privacy/jobs'
import { everyPersonalData } from '@/lib/domain/privacy/registry'
import { tidyUp } from '@/lib/domain/privacy/tidy-up'
import { spend } from '@/lib/server/abuse/rate-limit'
import { db } from '@/lib/server/db'
import { takeFaults } from '@/lib/server/telemetry/faults'
import { dayMs, hourMs } from '@/lib/shared/durations'
import { createAccount, signIn } from '@/tests/factories/accounts'
import { createFault } from '@/tests/factories/faults'
import { createSetAsideJob } from '@/tests/factories/set-aside-jobs'

async function count() {
  return {
    challenges: await db.spentChallenge.count(),
    limits: await db.rateLimit.count(),
    tokens: await db.accessToken.count(),
    sessions: await db.session.count(),
    failedMails: await db.mail.count({ where: { status: 'failed' } }),
  }
}

it('deletes what is past its period and nothing that is in use', async () => {
  const user = await createAccount()
  await signIn(user)
  await db.spentChallenge.create({ data: { id: 'solved', expiresAt: new Date(Date.now() + hourMs) } })
  await spend([{ name: 'test', key: 'x', points: 5, seconds: 3600 }])
  await db.$transaction((tx) => createAccessToken(tx, { kind: 'password_reset', userId: user.id, validMs: hourMs }))
  const mail = { messageId: 'a', template: 'welcome', recipient: user.email, subject: '', html: '', text: '' }
  await db.mail.create({ data: mail })

  const inUse = { challenges: 1, limits: 1, tokens: 1, sessions: 1, failedMails: 0 }
  await tidyUp()
  expect(await count()).toEqual(inUse)
  await tidyUp(new Date(Date.now() + 8 * dayMs))
  expect(await count()).toEqual({ challenges: 0, limits: 0, tokens: 1, sessions: 1, failedMails: 1 })
  await tidyUp(new Date(Date.now() + 200 * dayMs))
  expect(await count()).toEqual({ challenges: 0, limits: 0, tokens: 0, sessions: 0, failedMails: 0 })
})

it('goes on where a concept cannot tidy up, and reports each failure', async () => {
  const [first, second] = everyPersonalData.filter(({ tidy }) => tidy)
  if (!first || !second) throw new Error('nothing tidies up')
  takeFaults()
  vi.spyOn(first, 'tidy').mockRejectedValue(new RangeError('the first'))
  vi.spyOn(second, 'tidy').mockRejectedValue(new TypeError('the second'))
  await db.spentChallenge.create({ data: { id: 'old', expiresAt: new Date() } })
  await expect(tidyUp(new Date(Date.now() + dayMs))).rejects.toThrow('the first')
  expect(takeFaults()).toMatchObject([{ name: 'TypeError', place: 'job.housekeeping' }])
  expect(await db.spentChallenge.count()).toBe(0)
})

it('keeps mails, messages and cases for as long as /privacy says, and not a day longer', async () => {
  const { id: userId, email: recipient } = await createAccount()
  const mail = { template: 'welcome', recipient, subject: '', html: '', text: '' }
  const sentAt = new Date()
  await db.mail.create({ data: { ...mail, messageId: 'sendt', status: 'sent', sentAt } })
  await db.notification.create({ data: { userId, kind: 'contribution_received' } })
  const aCase = { topic: 'question' as const, subject: '', name: '', email: recipient, emailKey: recipient }
  await db.supportCase.create({ data: { ...aCase, status: 'closed', closedAt: sentAt } })
  await db.supportCase.create({ data: aCase })
  const rows = async () => ({
    mails: await db.mail.count({ where: { messageId: 'sendt' } }),
    notifications: await db.notification.count(),
    closedCases: await db.supportCase.count({ where: { status: 'closed' } }),
    openCases: await db.supportCase.count({ where: { status: 'open' } }),
  })
  const limits = {
    mails: 'mail',
    notifications: 'notification',
    closedCases: 'closedCase',
  } as const
  for (const [name, kind] of Object.entries(limits)) {
    const over = sentAt.getTime() + retentionDays[kind] * dayMs
    await tidyUp(new Date(over - 60_000))
    expect(await rows()).toMatchObject({ [name]: 1, openCases: 1 })
    await tidyUp(new Date(over + 60_000))
    expect(await rows()).toMatchObject({ [name]: 0, openCases: 1 })
  }
})

it('keeps the audit log for as long as /privacy says, also when the job runs for a later day', async () => {
  const over = Date.now() - retentionDays.auditEntry * dayMs
  const entry = (command: string, at: number) => ({ command, actorKind: 'visitor', at: new Date(at) })
  await db.auditEntry.createMany({ data: [entry('old', over - 60_000), entry('young', over + 60_000)] })
  await tidyUp()
  const kept = () => db.auditEntry.findMany({ select: { command: true } })
  expect(await kept()).toEqual([{ command: 'young' }])
  await tidyUp(new Date(Date.now() + 10 * dayMs))
  expect(await kept()).toEqual([{ command: 'young' }])
})

it('keeps jobs that were set aside, with their payload, for 90 days', async () => {
  const { id } = await createSetAsideJob({ email: 'bodil@eksempel.dk' })
  const { setAsideAt } = await db.setAsideJob.findUniqueOrThrow({ where: { id } })
  const over = setAsideAt.getTime() + 90 * dayMs
  await tidyUp(new Date(over - 60_000))
  expect(await db.setAsideJob.count({ where: { id } })).toBe(1)
  await tidyUp(new Date(over + 60_000))
  expect(await db.setAsideJob.count({ where: { id } })).toBe(0)
})

it('forgets an error with its days 90 days after it last came', async () => {
  const lastAt = new Date()
  const { id: faultId } = await createFault({ lastAt })
  await db.faultDay.create({ data: { faultId, day: lastAt, count: 1 } })
  const counts = async () => [await db.fault.count({ where: { id: faultId } }), await db.faultDay.count()]
  await tidyUp(new Date(lastAt.getTime() + 90 * dayMs - 60_000))
  expect(await counts()).toEqual([1, 1])
  await tidyUp(new Date(lastAt.getTime() + 90 * dayMs + 60_000))
  expect(await counts()).toEqual([0, 0])
})

it('deletes the text of refused forms every hour, because that is how long it is stored', () => {
  expect(tidyDraftsJob.cron).toMatch(/^\d+ \* \* \* \*$/)
  expect(jobs).toContain(tidyDraftsJob)
})

it('forgets how fast pages were after 400 days', async () => {
  const now = new Date('2025-06-30T12:00:00Z')
  const dayAgo = (days: number) => new Date(new Date('2025-06-30').getTime() - days * dayMs)
  const kind = { metric: 'LCP', page: 'memorial', device: 'phone', connection: 'fast' }
  const row = { ...kind, histogram: new Uint8Array(), good: 1, middling: 0, poor: 0 }
  await db.vitalDay.createMany({ data: [399, 401].map((days) => ({ ...row, day: dayAgo(days) })) })
  await db.vitalKeptOut.createMany({
    data: [399, 401].map((days) => ({ reason: 'flood', count: 1, day: dayAgo(days) })),
  })
  await tidyUp(now)
  expect(await db.vitalDay.findMany({ select: { day: true } })).toEqual([{ day: dayAgo(399) }])
  expect(await db.vitalKeptOut.count()).toBe(1)
})
