import { randomUUID } from 'node:crypto'
import net from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { pool } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { listen } from '@/lib/server/listen'

const closing: Array<() => unknown> = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A way to the database that can fall silent: its connections stay, and nothing comes through them. */
async function openWay() {
  const { hostname, port } = new URL(env.DATABASE_URL)
  const sockets = new Set<net.Socket>()
  const server = net.createServer((caller) => {
    const database = net.connect(Number(port), hostname)
    for (const socket of [caller, database]) {
      sockets.add(socket)
      socket.on('error', () => {})
    }
    caller.pipe(database).pipe(caller)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(() => {
    for (const socket of sockets) socket.destroy()
    return new Promise((done) => server.close(done))
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return {
    url: Object.assign(new URL(env.DATABASE_URL), { hostname: '127.0.0.1', port: String(address.port) }).href,
    fallSilent: () => {
      for (const socket of sockets) socket.unpipe()
      for (const socket of sockets) socket.pause()
    },
  }
}

async function hearOn(channel: string) {
  const heard: string[] = []
  const onConnected = vi.fn()
  const { close } = await listen([channel], { hear: (_, payload) => heard.push(payload), onConnected })
  closing.push(close)
  return { heard, onConnected }
}

const newChannel = () => `test_${randomUUID()}`
const notify = (channel: string, payload: string) => pool.query('SELECT pg_notify($1, $2)', [channel, payload])
const patiently = { timeout: 120_000 }

it('a connection that fell silent is given up, and what was missed is told of', async () => {
  const way = await openWay()
  const { DATABASE_URL } = env
  env.DATABASE_URL = way.url
  closing.push(() => Object.assign(env, { DATABASE_URL }))
  const channel = newChannel()
  const { heard, onConnected } = await hearOn(channel)
  await notify(channel, 'before')
  await expect.poll(() => heard, patiently).toEqual(['before'])
  way.fallSilent()
  await notify(channel, 'meanwhile')
  await expect.poll(() => onConnected.mock.calls.length, patiently).toBe(2)
  await notify(channel, 'after')
  await expect.poll(() => heard, patiently).toEqual(['before', 'after'])
})

it('a connection that the database ended is made again', async () => {
  const channel = newChannel()
  const { heard, onConnected } = await hearOn(channel)
  const cut = await pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %' AND query LIKE '%' || $1 || '%'`,
    [channel],
  )
  expect(cut.rowCount).toBe(1)
  await expect.poll(() => onConnected.mock.calls.length, patiently).toBe(2)
  await notify(channel, 'after')
  await expect.poll(() => heard, patiently).toEqual(['after'])
})
