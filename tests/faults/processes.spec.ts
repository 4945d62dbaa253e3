import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { copyDemoFolder } from '../../scripts/set-up/demo-folder.mjs'
import { freePort } from '../../scripts/set-up/free-port.mjs'
import { runFolder } from '../../scripts/test/run-folder.mjs'
import { type AppProcess, databaseUrlOf, startApp, type Victim } from './app-process'
import { type FamilyClient, lightCandle, readCandles, readGreetings, readPage, signInFamily } from './family-client'
import { beginUpload, statusOf } from './resumable-upload'
import { listOpenCodes, startFileServers, walk } from './without-service'

const folder = path.join(runFolder('faults'), 'processes')
/** What is killed while everybody writes; 'server' alone falls below, beside a second process. */
const victims: Victim[] = ['launcher and server', 'everything']
/** The kill comes at a random moment within this time, after a few acknowledged writes of each kind. */
const longestMs = 800
const fewTimes = 2
/** Between two posts of one kind, to stay below the rate limit. */
const unhurriedMs = 120

/**
 * Invalidated by a PostgreSQL notification: well before the minute after which a stored page is re-rendered anyway.
 */
const byMessage = { timeout: 120_000, intervals: [20] }

let port: number
// One data folder for all: a start takes longer than any of the faults. `first` runs before and after each test.
let first: AppProcess
let second: Promise<AppProcess> | undefined

/** A second process on the same data, started by the first test that needs it. */
async function startSecond(): Promise<AppProcess> {
  second ??= freePort().then((other) => startApp({ folder, port: other }))
  return second
}

test.beforeAll(async () => {
  test.setTimeout(900_000)
  fs.mkdirSync(path.dirname(folder), { recursive: true })
  await copyDemoFolder(folder)
  port = await freePort()
  first = await startApp({ folder, port })
})

test.afterAll(async () => {
  await (await second)?.stop()
  await first?.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

test('kill -9 at any moment loses nothing that was acknowledged', async () => {
  test.setTimeout(900_000)
  const acknowledged = { epitaph: 0, greetings: new Set<string>(), candles: new Set<string>() }
  const attempted = { epitaph: 0 }
  const counts = () => [acknowledged.epitaph, acknowledged.greetings.size, acknowledged.candles.size]
  for (const [round, victim] of victims.entries()) {
    const family = await signInFamily(first.url)
    const before = counts()
    const isUnderWay = () => counts().every((count, kind) => count >= (before[kind] ?? 0) + fewTimes)
    await Promise.all([
      killSoon(first, victim, isUnderWay),
      keepWriting(async (n) => {
        attempted.epitaph = acknowledged.epitaph + 1
        await family.writeEpitaph(epitaphOf(attempted.epitaph))
        acknowledged.epitaph = attempted.epitaph
        // Visitors read while the family writes, so that there is a cached page that can become stale.
        if (n % 3 === 0) await readPage(family.url, family.slug)
      }),
      keepWriting(async (n) => {
        const message = `Hilsen ${round}-${n}, skrevet midt i et strømsvigt.`
        await family.writeGreeting(message)
        acknowledged.greetings.add(message)
        await pause(unhurriedMs)
      }),
      keepWriting(async (n) => {
        const name = `Lys ${round}-${n}`
        await lightCandle(family.url, family.slug, name)
        acknowledged.candles.add(name)
        await pause(unhurriedMs)
      }),
    ])
    first = await startApp({ folder, port })
    await expectAll(await signInFamily(first.url))
  }

  async function expectAll({ url, slug, cookie }: FamilyClient): Promise<void> {
    const greetings = new Set(await readGreetings(url, slug))
    expect([...acknowledged.greetings].filter((message) => !greetings.has(message))).toEqual([])
    const names = new Set(await readCandles(url, slug, cookie))
    expect([...acknowledged.candles].filter((name) => !names.has(name))).toEqual([])
    // Twice: rendered, and from the cache.
    for (const page of [await readPage(url, slug), await readPage(url, slug)]) {
      const shown = Number(/Sat på stenen for gang nummer (\d+)\./.exec(page)?.[1])
      expect(shown).toBeGreaterThanOrEqual(acknowledged.epitaph)
      expect(shown).toBeLessThanOrEqual(attempted.epitaph)
      const latest = [...acknowledged.greetings].at(-1)
      if (latest) expect(page).toContain(latest)
    }
    // An interrupted write may or may not have been stored; the family continues from what is there.
    acknowledged.epitaph = Number(/for gang nummer (\d+)\./.exec(await readPage(url, slug))?.[1])
  }
})

const epitaphOf = (count: number) => `Sat på stenen for gang nummer ${count}.`

async function killSoon(app: AppProcess, victim: Victim, isUnderWay: () => boolean): Promise<void> {
  await expect.poll(isUnderWay, { timeout: 120_000, intervals: [5] }).toBe(true)
  await pause(Math.random() * longestMs)
  await app.killHard(victim)
}

/** Writes until the app is gone. Any other failure fails the test. */
async function keepWriting(write: (n: number) => Promise<void>): Promise<void> {
  for (let n = 1; ; n += 1) {
    try {
      await write(n)
    } catch (error) {
      if (isLostConnection(error)) return
      throw new Error(`A write was refused. The app said:\n${first.output()}`, { cause: error })
    }
  }
}

/** What fetch throws on a lost connection; an error response is an Error of ours. */
const isLostConnection = (error: unknown) => error instanceof TypeError

test('what is written through one process is shown at once by the other', async () => {
  const { url } = await startSecond()
  const family = await signInFamily(first.url)
  for (const count of [1, 2, 3]) {
    // Both have the page in their cache before it changes.
    await Promise.all([first.url, first.url, url, url].map((each) => readPage(each, family.slug)))
    await family.writeEpitaph(`Skrevet i den første proces, gang ${count}.`)
    expect(await readPage(first.url, family.slug)).toContain(`den første proces, gang ${count}.`)
    await expect.poll(() => readPage(url, family.slug), byMessage).toContain(`den første proces, gang ${count}.`)
  }
})

test('a process that lost its notification channel does not go on showing old pages', async () => {
  const { url } = await startSecond()
  const family = await signInFamily(first.url)
  await readPage(url, family.slug)
  const database = new pg.Client({ connectionString: databaseUrlOf(folder) })
  await database.connect()
  const cut = await database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %' AND pid <> pg_backend_pid()`,
  )
  await database.end()
  expect(cut.rowCount).toBeGreaterThanOrEqual(2)
  await family.writeEpitaph('Skrevet, mens ingen lyttede.')
  const page = () => readPage(url, family.slug)
  await expect.poll(page, byMessage).toContain('Skrevet, mens ingen lyttede.')
  await family.writeEpitaph('Skrevet, da de lyttede igen.')
  await expect.poll(page, byMessage).toContain('Skrevet, da de lyttede igen.')
})

test('when one process is killed, the other goes on, and completes the upload that was interrupted', async () => {
  const { url } = await startSecond()
  const [here, there] = [await signInFamily(first.url), await signInFamily(url)]
  const film = await beginUpload(here)
  const kept = () => film.offset(there)
  // The other process asks the first to release the hanging connection.
  await film.sendAndHangAt(here, 5000)
  await expect.poll(kept, { timeout: 120_000 }).toBe(5000)
  await film.sendAndHangAt(here, 10_000)
  await first.killHard('server')
  await there.writeGreeting('Skrevet, efter at den anden faldt.')
  expect(await readPage(url, there.slug)).toContain('Skrevet, efter at den anden faldt.')
  expect(await kept()).toBeGreaterThanOrEqual(5000)
  const mediaId = await film.sendRest(there)
  await expect.poll(() => statusOf(there, mediaId), { timeout: 120_000 }).toBe('ready')
  first = await startApp({ folder, port })
  expect(await readPage(first.url, there.slug)).toContain('Skrevet, efter at den anden faldt.')
})

test('when the plug is pulled, every code opens its page, with all that it shows, by nginx and by a bare file server', async () => {
  const family = await signInFamily(first.url)
  await family.writeGreeting('Skrevet, før stikket blev trukket ud.')
  const { codes, slugs } = await listOpenCodes(folder)
  expect(codes.length).toBeGreaterThan(3)
  const copyOf = (place: string) => path.join(folder, 'published', place, 'index.html')
  const greeting = () =>
    fs.existsSync(copyOf(`memorial/${family.slug}`)) && fs.readFileSync(copyOf(`memorial/${family.slug}`), 'utf8')
  await expect.poll(greeting, { timeout: 400_000 }).toContain('Skrevet, før stikket blev trukket ud.')
  // A code of several pages leads to each as soon as one of them is there.
  const places = [...codes.map((code) => `QR/${code}`), ...slugs.map((slug) => `memorial/${slug}`)]
  await expect.poll(() => places.filter((place) => !fs.existsSync(copyOf(place))), { timeout: 400_000 }).toEqual([])
  await (await second)?.stop()
  second = undefined
  await first.killHard('everything')

  const servers = await startFileServers(folder, { service: port })
  for (const url of [servers.nginx, servers.bare]) {
    const seen = new Set<string>()
    for (const code of codes) expect(await walk(`${url}/QR/${code}`, seen)).toEqual([])
    expect([...seen].filter((address) => address.endsWith('.webp')).length).toBeGreaterThan(10)
  }
  expect(await readPage(servers.nginx, family.slug)).toContain('Skrevet, før stikket blev trukket ud.')
  await expect(lightCandle(servers.nginx, family.slug, 'Mette')).rejects.toThrow('503')
  await servers.stop()
})
