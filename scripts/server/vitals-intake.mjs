import { isbot } from 'isbot'
import { processGlobals } from '../../lib/server/process-globals.mjs'
import { CLIENT_ADDRESS_HEADER } from './client-address.mjs'

const ADDRESS = '/api/vitals'
const MOST_BYTES = 1024

export const pageWords = ['memorial', 'enhanced-memorial', 'front', 'public', 'account', 'staff']
export const deviceWords = ['phone', 'computer']
export const connectionWords = ['slow', 'fast', 'unknown']

/** What is plausible, in the unit of the beacon: milliseconds, and a layout shift's own. */
const MOST = { LCP: 120_000, INP: 120_000, CLS: 10, FCP: 120_000, TTFB: 120_000 }
export const metricWords = Object.keys(MOST)

/** Opens the intake of visitors' Web Vitals and hands it to the application (lib/domain/vitals/keep-vitals.ts). */
export function openVitalsIntake(now = Date.now) {
  const minutes = openVitalsMinutes(now)
  processGlobals.vitals = minutes
  return minutes
}

/**
 * Answers beacons itself, before the framework: a thousand a second cost less than a tenth of a core. The answer is
 * always the same, whatever was sent: nobody learns what is believed.
 * @param {import('node:http').RequestListener} answer
 * @param {ReturnType<typeof openVitalsMinutes> | null} intake null: VITALS=0, nothing is taken
 * @param {string | undefined} siteUrl the site's own address, for beacons behind a proxy that changes the host
 */
export function withVitals(answer, intake, siteUrl) {
  return (request, response) => {
    const { url } = request
    if (url !== ADDRESS && !url.startsWith(`${ADDRESS}?`)) return answer(request, response)
    if (!intake || !mayMeasure(request, siteUrl)) return nothing(response)
    readBeacon(request, (text) => {
      if (text !== null) {
        const beacon = parseBeacon(text)
        if (beacon) intake.add(request.headers[CLIENT_ADDRESS_HEADER] ?? '', beacon)
        else intake.keepOut('invalid')
      }
      nothing(response)
    })
  }
}

function nothing(response) {
  response.writeHead(204, { 'cache-control': 'no-store' }).end()
}

function mayMeasure({ method, headers }, siteUrl) {
  if (method !== 'POST' || isbot(headers['user-agent'] ?? '')) return false
  const { origin, host } = headers
  if (origin === undefined) return true
  return origin === siteUrl || (URL.canParse(origin) && new URL(origin).host === host)
}

/** Calls `done` once, with the body; '' for one that is too long, null for one that was cut off. */
function readBeacon(request, done) {
  let text = ''
  let isDone = false
  const end = (result) => {
    if (isDone) return
    isDone = true
    request.off('data', read)
    done(result)
  }
  const read = (part) => {
    text += part
    if (text.length > MOST_BYTES) end('')
  }
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) return end('')
  request.setEncoding('latin1')
  request.on('data', read)
  request.once('end', () => end(text))
  request.once('close', () => end(null))
  request.once('error', () => end(null))
}

/**
 * @param {string} text JSON from a browser: {page, device, connection, values: {LCP: 1200, CLS: 0.02, …}}
 * @returns {{ kind: string, values: Array<[metric: string, value: number]> } | null} whole numbers: milliseconds, and
 *   thousandths of a layout shift; null when a single word or value is not plausible
 */
export function parseBeacon(text) {
  let told
  try {
    told = JSON.parse(text)
  } catch {
    return null
  }
  const { page, device, connection, values } = told ?? {}
  if (!pageWords.includes(page) || !deviceWords.includes(device) || !connectionWords.includes(connection)) return null
  if (typeof values !== 'object' || values === null) return null
  const measured = Object.entries(values)
  if (measured.length === 0 || !measured.every(isPlausible)) return null
  return {
    kind: `${page} ${device} ${connection}`,
    values: measured.map(([metric, value]) => [metric, Math.round(metric === 'CLS' ? value * 1000 : value)]),
  }
}

function isPlausible([metric, value]) {
  return Object.hasOwn(MOST, metric) && Number.isFinite(value) && value >= 0 && value <= MOST[metric]
}

const MINUTE_MS = 60_000
// A church full of phones behind one address may send more, when others are measured as well.
const MOST_OF_ONE = 30
const MOST_SHARE = 1 / 5
// Bounds memory: a thousand beacons a second, for a minute, and what waits while the database is away.
const MOST_HELD = 60_000
const MOST_WAITING = 200_000

const danishDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Copenhagen' })

/**
 * Beacons of the current minute by address, since only at its end can be said whether one address sent a flood: more
 * than 30, and more than a fifth of all. Then they are counts of values, and the addresses are forgotten.
 * @typedef {{ day: string, page: string, device: string, connection: string, metric: string,
 *   values: Array<[value: number, count: number]> }} Measured
 * @typedef {{ day: string, reason: 'flood' | 'invalid' | 'too-many', count: number }} KeptOut
 */
function openVitalsMinutes(now = Date.now) {
  let minute = null
  let day = ''
  let held = 0
  let waiting = 0
  /** @type {Map<string, { count: number, beacons: Array<{ kind: string, values: Array<[string, number]> }> }>} */
  let addresses = new Map()
  /** @type {Map<string, Map<number, number>>} by day, kind and metric: how often each value was measured */
  let released = new Map()
  /** @type {Map<string, number>} */
  let outside = new Map()

  function keepOut(reason, count = 1) {
    turn()
    const name = `${day} ${reason}`
    outside.set(name, (outside.get(name) ?? 0) + count)
  }

  /** Ends the minute when the clock says so, also when it went back. */
  function turn() {
    const current = Math.floor(now() / MINUTE_MS)
    if (current === minute) return
    if (minute !== null) release()
    minute = current
    day = danishDay.format(current * MINUTE_MS)
  }

  function release() {
    let all = 0
    for (const { count } of addresses.values()) all += count
    const taken = addresses
    addresses = new Map()
    held = 0
    for (const { count, beacons } of taken.values()) {
      if (count > MOST_OF_ONE && count > all * MOST_SHARE) {
        outside.set(`${day} flood`, (outside.get(`${day} flood`) ?? 0) + beacons.length)
      } else for (const beacon of beacons) addUp(beacon)
    }
  }

  function addUp({ kind, values }) {
    if (waiting + values.length > MOST_WAITING) {
      outside.set(`${day} too-many`, (outside.get(`${day} too-many`) ?? 0) + 1)
      return
    }
    for (const [metric, value] of values) {
      const name = `${day} ${kind} ${metric}`
      const counts = released.get(name) ?? new Map()
      released.set(name, counts)
      if (!counts.has(value)) waiting++
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  }

  return {
    /** @param {string} address of the client, forgotten within a minute */
    add(address, beacon) {
      turn()
      const from = addresses.get(address) ?? { count: 0, beacons: [] }
      if (held >= MOST_HELD) {
        // Still counted for the share of an address that is known.
        if (addresses.has(address)) from.count++
        return keepOut('too-many')
      }
      addresses.set(address, from)
      held++
      from.count++
      from.beacons.push(beacon)
    },
    keepOut,
    /** Before the process ends: the minute so far is judged as it is. */
    end: release,
    /** @returns {{ measured: Measured[], keptOut: KeptOut[] }} what was released since the last call */
    take() {
      turn()
      const measured = [...released].map(([name, counts]) => {
        const [on, page, device, connection, metric] = name.split(' ')
        return { day: on, page, device, connection, metric, values: [...counts] }
      })
      const keptOut = [...outside].map(([name, count]) => {
        const [on, reason] = name.split(' ')
        return { day: on, reason, count }
      })
      released = new Map()
      outside = new Map()
      waiting = 0
      return { measured, keptOut }
    },
  }
}
