import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { db } from '@/lib/server/db'
import { taskPool } from '@/lib/server/task-pool'
import { releaseName } from '@/lib/server/telemetry/release'
import { recordRequest, requestsSinceStart } from '@/lib/server/telemetry/requests'
import { processReporter } from '@/lib/server/telemetry/this-process'
import { takeTimes } from '@/lib/server/telemetry/times'

it('a process is told at its start, once a minute, and when it ends in order', async () => {
  const { id, begin, minute, end } = processReporter()
  await begin()
  expect(await db.serverProcess.findUnique({ where: { id } })).toMatchObject({
    release: releaseName,
    pid: process.pid,
    endedAt: null,
  })
  expect(await db.release.findMany()).toMatchObject([{ name: releaseName }])
  await minute()
  const [told] = await db.processMinute.findMany({ where: { processId: id } })
  expect(told?.rssMb).toBeGreaterThan(10)
  expect(told?.loopP99Ms).toBeGreaterThanOrEqual(0)
  await end()
  expect((await db.serverProcess.findUnique({ where: { id } }))?.endedAt).not.toBeNull()
})

it('a process that began while the database was away is told later', async () => {
  const { id, minute } = processReporter()
  await minute()
  expect(await db.serverProcess.count({ where: { id } })).toBe(1)
})

it('a request counts by its route and class, and a 5xx as a failure', () => {
  const route = `/${randomUUID()}`
  // What other tests of this process did may fill the names.
  takeTimes()
  recordRequest({ route, status: 503, ms: 12, page: null })
  recordRequest({ route, status: 200, ms: null, page: 'hit' })
  expect(requestsSinceStart().byRoute.get(`5xx ${route}`)).toBe(1)
  expect(requestsSinceStart().byRoute.get(`2xx ${route}`)).toBe(1)
  expect(takeTimes().filter(({ name }) => name === route)).toMatchObject([{ kind: 'route', count: 1, failed: 1 }])
})

it('tasks that wait and run in any pool are counted, and not after they ended', async () => {
  const { taskCounts } = await import('@/lib/server/task-counts')
  const before = { ...taskCounts() }
  const ends: Array<() => void> = []
  const pool = taskPool(
    { worker: 'a-test', atOnce: 1, patienceMs: 60_000 },
    () => new Promise<void>((end) => ends.push(end)),
  )
  const both = [pool('one', {} as never), pool('two', {} as never)]
  expect(taskCounts()).toEqual({ waiting: before.waiting + 1, running: before.running + 1 })
  ends[0]?.()
  await both[0]
  ends[1]?.()
  await both[1]
  expect(taskCounts()).toEqual(before)
})
