import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { sendSummaries } from '@/lib/domain/notifications/send-summaries'
import { sendSummariesJob } from '@/lib/domain/notifications/summary-jobs'
import { db } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'

// Modules that other files have loaded are not mocked here.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

vi.mock('@/lib/domain/notifications/send-summaries')

const last = '019ab000-0000-7000-8000-000000000000'

beforeEach(() => {
  vi.mocked(sendSummaries).mockReset()
})

const listOrdered = () =>
  db.$queryRaw`SELECT data FROM pgboss.job WHERE name = 'send-summaries' AND data->>'after' IS NOT NULL`

it('queues the next batch, for the same morning, from where this one ended, until nobody is left', async () => {
  vi.mocked(sendSummaries)
    .mockResolvedValueOnce({ sent: 100, last })
    .mockResolvedValueOnce({ sent: 3, last: undefined })
  await sendSummariesJob.perform({ day: '2026-11-23' })
  const next = { day: '2026-11-23', after: last }
  expect(await listOrdered()).toEqual([{ data: next }])
  await sendSummariesJob.perform(next)
  expect(vi.mocked(sendSummaries)).toHaveBeenLastCalledWith(next)
  expect(await listOrdered()).toHaveLength(1)
})

it('starts on its own every morning at seven, with the current Danish day', async () => {
  vi.mocked(sendSummaries).mockResolvedValueOnce({ sent: 0, last: undefined })
  await sendSummariesJob.perform(null)
  expect(vi.mocked(sendSummaries)).toHaveBeenCalledWith({ day: danishDay(new Date()), after: undefined })
  expect(sendSummariesJob.cron).toBe('0 7 * * *')
})
