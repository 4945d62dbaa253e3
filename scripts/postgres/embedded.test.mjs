import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from './embedded.mjs'

let dir
beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'mindelund-postgres-'))
  fs.chmodSync(dir, 0o755)
})
afterAll(() => fs.rmSync(dir, { recursive: true, force: true }))

const start = () => startEmbeddedPostgres({ dir: path.join(dir, 'postgres') })
const postmasterPid = () =>
  Number(fs.readFileSync(path.join(dir, 'postgres/pgdata/postmaster.pid'), 'utf8').split('\n')[0])

async function query(url, sql) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('four concurrent starters share one server, and the last to leave stops it', { timeout: 60_000 }, async () => {
  const servers = await Promise.all([start(), start(), start(), start()])
  expect(new Set(servers.map(({ url }) => url)).size).toBe(1)
  expect(servers.filter(({ startedHere }) => startedHere)).toHaveLength(1)
  const stopped = []
  for (const server of servers) stopped.push(await server.stop())
  expect(stopped).toEqual([false, false, false, true])
})

test('what a dead server process left connected does not keep the database running', { timeout: 60_000 }, async () => {
  const server = await start()
  const leftover = new pg.Client({ connectionString: server.url })
  leftover.on('error', () => {})
  await leftover.connect()
  expect(await server.stop()).toBe(true)
  expect(fs.existsSync(path.join(dir, 'postgres/pgdata/postmaster.pid'))).toBe(false)
  await leftover.end().catch(() => {})
})

test('a killed server starts again with every acknowledged write', { timeout: 60_000 }, async () => {
  const before = await start()
  await query(before.ownerUrl, 'CREATE TABLE kept (n int)')
  await query(before.ownerUrl, 'INSERT INTO kept VALUES (1)')
  process.kill(postmasterPid(), 'SIGKILL')
  const after = await start()
  expect(after.startedHere).toBe(true)
  expect(await query(after.ownerUrl, 'SELECT n FROM kept')).toEqual([{ n: 1 }])
  await after.stop()
})

test('a server that dies is started again on its port, until its keeper has left', { timeout: 60_000 }, async () => {
  const server = await start()
  const restarts = []
  server.keepRunning((at) => restarts.push(at))
  const first = postmasterPid()
  process.kill(first, 'SIGKILL')
  await expect.poll(() => restarts.length, { timeout: 30_000 }).toBe(1)
  expect(restarts[0]).toBeInstanceOf(Date)
  expect(postmasterPid()).not.toBe(first)
  expect(await query(server.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
  expect(await server.stop()).toBe(true)
  expect(fs.existsSync(path.join(dir, 'postgres/pgdata/postmaster.pid'))).toBe(false)
})

test('whoever starts after a crash finds the port that others still ask on', { timeout: 60_000 }, async () => {
  const before = await start()
  process.kill(postmasterPid(), 'SIGKILL')
  const after = await start()
  expect(after.url).toBe(before.url)
  await after.stop()
})

test("a stale pid file with another process's pid does not block the start", { timeout: 60_000 }, async () => {
  const before = await start()
  process.kill(postmasterPid(), 'SIGKILL')
  const file = path.join(dir, 'postgres/pgdata/postmaster.pid')
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid)))
  const after = await start()
  expect(await query(after.ownerUrl, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 1 }])
  await before.stop()
  await after.stop()
})

test('only the owner can read the password', () => {
  expect(fs.statSync(path.join(dir, 'postgres/password')).mode & 0o077).toBe(0)
})
