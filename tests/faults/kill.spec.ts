import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { freePort } from '../../scripts/set-up/free-port.mjs'
import { type AppProcess, startApp, type Victim } from './app-process'
import { type FamilyClient, lightCandle, readGreetings, readPage, readQueue, signInFamily } from './family-client'

const folder = path.resolve(`.data-test/faults-kill-${process.pid}`)
const victims: Victim[] = ['server', 'launcher and server', 'everything']
/** The kill comes at any moment within this time, once each kind of write was acknowledged a few times. */
const longestMs = 800
const fewTimes = 2
/** Between two posts of one kind: people are not let through faster for long. */
const unhurriedMs = 120

test('kill -9 at any moment loses nothing that was acknowledged', async () => {
  test.setTimeout(180_000)
  const acknowledged = { epitaph: 0, greetings: new Set<string>(), candles: new Set<string>() }
  const attempted = { epitaph: 0 }
  const counts = () => [acknowledged.epitaph, acknowledged.greetings.size, acknowledged.candles.size]
  let app: AppProcess | undefined
  try {
    const port = await freePort()
    app = await startApp({ folder, port })
    for (const [round, victim] of victims.entries()) {
      const family = await signInFamily(app.url)
      const before = counts()
      const isUnderWay = () => counts().every((count, kind) => count >= (before[kind] ?? 0) + fewTimes)
      await Promise.all([
        killSoon(app, victim, isUnderWay),
        keepWriting(async (n) => {
          attempted.epitaph = acknowledged.epitaph + 1
          await family.writeEpitaph(epitaphOf(attempted.epitaph))
          acknowledged.epitaph = attempted.epitaph
          // Strangers look while the family writes, so that there is a cached page to become stale.
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
      app = await startApp({ folder, port })
      await expectAll(await signInFamily(app.url))
    }
  } finally {
    await app?.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }

  async function expectAll({ url, slug, cookie }: FamilyClient): Promise<void> {
    const greetings = new Set(await readGreetings(url, slug))
    expect([...acknowledged.greetings].filter((message) => !greetings.has(message))).toEqual([])
    const names = new Set(await readQueue(url, slug, cookie))
    expect([...acknowledged.candles].filter((name) => !names.has(name))).toEqual([])
    // Twice: rendered, and from the cache.
    for (const page of [await readPage(url, slug), await readPage(url, slug)]) {
      const shown = Number(/Sat på stenen for gang nummer (\d+)\./.exec(page)?.[1])
      expect(shown).toBeGreaterThanOrEqual(acknowledged.epitaph)
      expect(shown).toBeLessThanOrEqual(attempted.epitaph)
      const latest = [...acknowledged.greetings].at(-1)
      if (latest) expect(page).toContain(latest)
    }
    // A write that was cut off may have been kept or not; either way this is where the family goes on.
    acknowledged.epitaph = Number(/for gang nummer (\d+)\./.exec(await readPage(url, slug))?.[1])
  }
})

const epitaphOf = (count: number) => `Sat på stenen for gang nummer ${count}.`

async function killSoon(app: AppProcess, victim: Victim, isUnderWay: () => boolean): Promise<void> {
  await expect.poll(isUnderWay, { timeout: 20_000, intervals: [5] }).toBe(true)
  await pause(Math.random() * longestMs)
  await app.killHard(victim)
}

/** Writes until the app is gone. A refusal that is not the end of the app fails the test. */
async function keepWriting(write: (n: number) => Promise<void>): Promise<void> {
  for (let n = 1; ; n += 1) {
    try {
      await write(n)
    } catch (error) {
      if (isLostConnection(error)) return
      throw error
    }
  }
}

/** What fetch throws when nobody answers any more; an answer that refuses is an Error of ours. */
const isLostConnection = (error: unknown) => error instanceof TypeError
