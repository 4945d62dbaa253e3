import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { findServerTimesAttention } from '@/lib/domain/server-times/attention'
import { hourOf } from '@/lib/domain/server-times/period'
import { db, pool } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { createProcess, createTimes } from '@/tests/factories/server-times'

const now = new Date('2026-03-05T10:20:00Z')
const hour = hourOf(now)
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const told = async (at = now) =>
  (await findServerTimesAttention(at)).map(({ key, urgency, link }) => [key, urgency, link])
const often = (ms: number, count = 20) => Array.from({ length: count }, () => ms)

beforeEach(async () => {
  await db.serverProcess.deleteMany()
  await db.serverTimeHour.deleteMany()
})

it('nothing is told of a service that is well', async () => {
  await createProcess({ seenAt: ago(1), delays: [20, 30, 600, 700, 20] })
  await createProcess({ seenAt: ago(50), endedAt: ago(50) })
  await createTimes({ hour, kind: 'route', name: '/', ms: often(40), failed: 1 })
  expect(await told()).toEqual([])
})

it('a process that died is told for a day, several in one line', async () => {
  await createProcess({ seenAt: ago(3) })
  await createProcess({ seenAt: ago(23 * 60) })
  await createProcess({ seenAt: ago(25 * 60) })
  expect(await told()).toEqual([['processes-died', 'now', '2 processer på serveren']])
})

it('a database that died and was started again is told for a day', async () => {
  const file = path.join(env.DATA_DIR, 'database-restarts.txt')
  onTestFinished(() => rm(file))
  await writeFile(file, `${ago(25 * 60).toISOString()}\n${ago(30).toISOString()}\n`)
  expect(await told()).toEqual([['database-restarted', 'now', 'Databasen']])
  expect(await told(new Date(now.getTime() + 24 * 3600_000))).toEqual([])
})

it('a process that is stuck in three of five minutes is told while it lives', async () => {
  await createProcess({ seenAt: ago(1), delays: [600, 20, 600, 600] })
  await createProcess({ seenAt: ago(1), endedAt: ago(1), delays: [600, 600, 600, 600] })
  expect(await told()).toEqual([['processes-busy', 'due', '1 proces']])
})

it('a statement that once took over five seconds is told, until the hour after', async () => {
  await createTimes({ hour, kind: 'statement', name: 'SELECT Memorial', ms: [1, 6000] })
  expect(await told()).toEqual([['statements-slow', 'due', '1 slags forespørgsel til databasen']])
  expect(await told(new Date(hour.getTime() + 2 * 3600_000))).toEqual([])
})

it('a statement that still runs is told', async () => {
  const client = await pool.connect()
  const running = client.query('SELECT pg_sleep(60)').catch(() => undefined)
  // Eleven seconds from now it has run for over ten.
  const later = () => new Date(Date.now() + 11_000)
  await expect.poll(async () => (await told(later())).map(([key]) => key)).toContain('statements-running')
  await pool.query("SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(60)'")
  await running
  client.release()
})

it('a route or command that is slow for one in twenty is told, but not one that sends films', async () => {
  await createTimes({ hour, kind: 'route', name: '/media/*', ms: often(9000) })
  await createTimes({ hour, kind: 'route', name: '/pricing', ms: often(9000, 19) })
  await createTimes({ hour, kind: 'command', name: 'contributions.send', ms: often(4000) })
  expect(await told()).toEqual([['commands-slow', 'due', '1 kommando']])
})

it('a route that fails for more than one in twenty is told at once', async () => {
  await createTimes({ hour, kind: 'route', name: '/api/contact', ms: often(40), failed: 2 })
  expect(await told()).toEqual([['routes-failing', 'now', '1 rute']])
})
