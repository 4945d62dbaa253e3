import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { startClock } from '@/lib/server/clock'
import { readDatabaseTime } from '@/lib/server/database-time'
import { db, pool } from '@/lib/server/db'
import { readyQueues } from '@/lib/server/jobs'
import { workerArgs, workerFile } from '@/lib/server/worker-file'
import { hourMs } from '@/lib/shared/durations'
import { everyMinuteJob, resetClock, turnDatabaseClock } from '@/tests/factories/clock'

/** Within the seconds that a slow machine may take between two statements. */
const slackMs = 30_000

afterEach(resetClock)

/** The clock on a machine whose own is turned by `hours`; `turn` turns it further. */
async function startOn(hours: number) {
  const right = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: right + hours * hourMs })
  const clock = await startClock()
  onTestFinished(() => {
    clock.stop()
    vi.useRealTimers()
  })
  return { ...clock, turn: (more: number) => vi.setSystemTime(right + (hours + more) * hourMs) }
}

const offMs = async () => Date.now() - (await readDatabaseTime()).getTime()

test.each([-1, 5 / 60, 72])('a process on a machine that is %f hours wrong has the database’s time', async (hours) => {
  const { look, turn } = await startOn(hours)
  expect(Math.abs(await offMs())).toBeLessThan(slackMs)
  for (const more of [-1, 72]) {
    turn(more)
    await look()
    expect(Math.abs(await offMs())).toBeLessThan(slackMs)
  }
})

test('time never goes back and never stands still when the database’s clock is set back by an hour', async () => {
  const { look } = await startOn(0)
  const before = Date.now()
  await turnDatabaseClock(-1)
  await look()
  expect(Date.now()).toBeGreaterThanOrEqual(before)
  expect(Math.abs((await offMs()) - hourMs)).toBeLessThan(slackMs)
})

test('a date is the same kind of value with and without the clock', async () => {
  const made = new Date(0)
  await startOn(0)
  expect(made instanceof Date && new Date() instanceof Date && new Date(2026, 0).getFullYear() === 2026).toBe(true)
  expect(new Date(made).getTime() + Date.UTC(1970, 0) + Date.parse('1970-01-01T00:00:00Z')).toBe(0)
  expect(new Date(Date())).toBeInstanceOf(Date)
})

test('processes with wrong clocks write right times, delete nothing early and run each scheduled job once', async () => {
  const soon = new Date(Date.now() + hourMs)
  const draft = { id: 'x'.repeat(43), form: 'kept', values: {}, errors: {}, message: '', expiresAt: soon }
  await db.formDraft.create({ data: draft })
  await readyQueues([everyMinuteJob(() => {})])
  const lines = await Promise.all(['-1', '0.0834', '72'].map(runOn))
  for (const { offMs: off, writtenOffMs } of lines.map(([first]) => first ?? {}))
    for (const ms of [off, writtenOffMs]) expect(Math.abs(Number(ms))).toBeLessThan(slackMs)
  expect(await db.formDraft.count({ where: { id: draft.id } })).toBe(1)
  const jobs = `SELECT 1 FROM pgboss.job WHERE name = 'test-every-minute'`
  await vi.waitFor(async () => expect((await pool.query(jobs)).rowCount).toBeGreaterThan(0), { timeout: 120_000 })
  const { rows } = await pool.query<{ sent: number; minutes: number; wrong: number }>(
    `SELECT (SELECT count(*)::int FROM pgboss.job WHERE name = 'test-every-minute') AS sent,
       count(DISTINCT singleton_on)::int AS minutes,
       count(*) FILTER (WHERE singleton_on NOT BETWEEN timezone('UTC', now()) - interval '10 minutes' AND
         timezone('UTC', now()))::int AS wrong
     FROM pgboss.job WHERE name = '__pgboss__send-it' AND data->>'name' = 'test-every-minute'`,
  )
  expect(rows[0]?.wrong).toBe(0)
  expect(rows[0]?.sent).toBeLessThanOrEqual(Number(rows[0]?.minutes))
})

/** What a process says on such a machine until it is ready; it goes on until the test ends. */
async function runOn(hours: string): Promise<Array<Record<string, unknown>>> {
  const child = spawn(process.execPath, [...workerArgs, workerFile('clock'), hours], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    child.kill()
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  })
  const said: Array<Record<string, unknown>> = []
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(JSON.parse(line))
    if (said.at(-1)?.isReady) return said
  }
  throw new Error(`the process on a machine ${hours} hours wrong ended`)
}
