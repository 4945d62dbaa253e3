import { setTimeout as pause } from 'node:timers/promises'
import { type AppProcess, startApp, type Victim } from './app-process'
import { readPage, signInFamily } from './family-client'
import { checkLedger, countPictures, type Findings, untilDrawn } from './soak-checks'
import { emptyLedger, type Ledger, startWriting } from './soak-writers'

const victims: Victim[] = ['server', 'launcher and server', 'database', 'everything', 'power']
/** The kill comes within this time, after a few acknowledged writes of each kind. */
const longestMs = 800

export type SoakOptions = {
  folder: string
  port: number
  kills: number
  /** How long to write after the last kill with nothing killed, for the memory of one process. */
  hours: number
  /** The same one kills the same parts after the same pauses. */
  seed: number
  /** A JPEG for the family to send. */
  jpeg: Buffer<ArrayBuffer>
  /** Ends the soak with the figures so far. */
  signal: AbortSignal
  /** Called after each kill. */
  told: (round: { number: number; victim: Victim; awayMs: number; lost: number }) => void
}

export type SoakFigures = Findings & {
  kills: Record<Victim, number>
  ledger: Ledger
  /** From each kill until a visitor gets the page. */
  awayMs: number[]
  /** Of one server process that was not killed: before and after `hours`. */
  memoryMb: number[]
}

/**
 * Kills parts of the real app at random moments while a family and visitors write, starts again what does not start by
 * itself, and after each kill holds rows, files and the page against all that was acknowledged. Throws when a write is
 * refused while nothing was killed, and when the app does not come back.
 */
export async function soak(options: SoakOptions): Promise<SoakFigures> {
  const { folder, port, hours, jpeg, signal } = options
  const random = randomFrom(options.seed)
  const ledger = emptyLedger()
  const findings: Findings = { lost: new Set(), doubled: new Set(), unsafe: new Set() }
  const kills: SoakFigures['kills'] = {
    server: 0,
    'launcher and server': 0,
    database: 0,
    everything: 0,
    power: 0,
  }
  const awayMs: number[] = []
  const memoryMb: number[] = []

  let app = await startApp({ folder, port })
  const { url } = app
  const { slug } = await signInFamily(url)
  const place = { url, folder, picturesBefore: await countPictures({ url, folder }) }
  const begin = (round: string) => startWriting({ url, round, ledger, jpeg, signal })
  try {
    for (let number = 1; number <= options.kills && !signal.aborted; number += 1) await killOnce(number)
    if (!signal.aborted) await rest()
  } catch (error) {
    // Ctrl-C reaches the app as well.
    if (!signal.aborted) throw new Error(`The app said:\n${app.output().slice(-4000)}`, { cause: error })
  } finally {
    await app.stop()
  }
  return { ...findings, kills, ledger, awayMs, memoryMb }

  async function killOnce(number: number): Promise<void> {
    const victim = victims[Math.floor(random() * victims.length)] ?? 'power'
    const afterMs = random() * longestMs
    const writing = await begin(String(number))
    await writing.underWay
    await pause(afterMs)
    if (signal.aborted) return
    const killedAt = performance.now()
    writing.end()
    const fallen = app.killHard(victim)
    const [next, backAt] = await Promise.all([fallen.then(() => bringBack(victim)), pageIsBack(fallen)])
    app = next
    await writing.ended
    kills[victim] += 1
    awayMs.push(backAt - killedAt)
    await checkLedger(place, ledger, findings)
    options.told({ number, victim, awayMs: backAt - killedAt, lost: findings.lost.size })
  }

  async function bringBack(victim: Victim): Promise<AppProcess> {
    if (victim !== 'database') return startApp({ folder, port })
    try {
      await app.serves()
      return app
    } catch {
      // A launcher whose database falls again and again gives up.
      await app.stop()
      return startApp({ folder, port })
    }
  }

  /** When a visitor gets the page, which may be before everything serves: stored pages need no database. */
  async function pageIsBack(fallen: Promise<void>): Promise<number> {
    await fallen
    while (!signal.aborted && !(await readPage(url, slug).catch(() => null))) await pause(20)
    return performance.now()
  }

  async function rest(): Promise<void> {
    memoryMb.push(app.residentMb())
    const writing = await begin('rest')
    await writing.underWay
    await pause(hours * 3600_000, undefined, { signal }).catch(() => {})
    writing.end()
    await writing.ended
    if (signal.aborted) return
    for (const picture of await untilDrawn(place, ledger)) findings.lost.add(picture)
    await checkLedger(place, ledger, findings)
    memoryMb.push(app.residentMb())
  }
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
