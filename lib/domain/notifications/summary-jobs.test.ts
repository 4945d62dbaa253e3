import { expect, it, onTestFinished, vi } from 'vitest'
import { sendSummariesJob } from '@/lib/domain/notifications/summary-jobs'
import { db } from '@/lib/server/db'
import { createAccount, createAccounts } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { createMemorial } from '@/tests/factories/memorials'

const listOrdered = () =>
  db.$queryRaw<{ data: unknown }[]>`
    SELECT data FROM pgboss.job WHERE name = 'send-summaries' AND data->>'after' IS NOT NULL`

/** People to whom one post is news that they want daily, by id. */
async function createReaders(count: number, choices: { quietUntil?: Date } = {}): Promise<string[]> {
  const memorial = await createMemorial({ owner: await createAccount() })
  const { id: contributionId } = await createContribution({ memorial })
  const readers = (await createAccounts(Array(count).fill({}))).map(({ id }) => id).sort()
  await db.user.updateMany({ where: { id: { in: readers } }, data: { mailFrequency: 'daily', ...choices } })
  const news = { kind: 'contribution_received' as const, memorialId: memorial.id, contributionId }
  await db.notification.createMany({ data: readers.map((userId) => ({ ...news, userId })) })
  return readers
}

const listWaiting = async () =>
  (await db.notification.findMany({ where: { mailedAt: null }, orderBy: { userId: 'asc' } })).map(
    ({ userId }) => userId,
  )

it('queues the next batch, for the same morning, from where this one ended, until nobody is left', async () => {
  const readers = await createReaders(103)
  await sendSummariesJob.perform({ day: '2026-11-23' })
  const next = { day: '2026-11-23', after: readers[99] }
  expect(await listOrdered()).toEqual([{ data: next }])
  expect(await listWaiting()).toEqual(readers.slice(100))
  await sendSummariesJob.perform(next)
  expect(await listWaiting()).toEqual([])
  expect(await listOrdered()).toHaveLength(1)
})

it('starts on its own every morning at seven, with the current Danish day', async () => {
  // Half past midnight in Denmark.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T23:30:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const until = (day: string) => createReaders(1, { quietUntil: new Date(day) })
  const [awake, quiet] = [await until('2026-11-23'), await until('2026-11-24')]
  await sendSummariesJob.perform(null)
  expect(await listWaiting()).toEqual(quiet)
  expect(await db.notification.count({ where: { userId: { in: awake }, mailedAt: { not: null } } })).toBe(1)
  expect(sendSummariesJob.cron).toBe('0 7 * * *')
})
