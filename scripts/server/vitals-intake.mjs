import { isbot } from 'isbot'
import { processGlobals } from '../../lib/server/process-globals.mjs'
import { CLIENT_ADDRESS_HEADER } from './client-address.mjs'
import { openVitalsMinutes } from './vitals-minutes.mjs'

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
