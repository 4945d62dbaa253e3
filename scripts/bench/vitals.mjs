import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import autocannon from 'autocannon'
import { build } from 'esbuild'
import { build as buildHistogram, encodeIntoCompressedBase64 } from 'hdr-histogram-js'
import { beforeEnd } from '../server/clean-up.mjs'
import { ROOT } from '../set-up/root.mjs'
import { lowerQuartile } from './growth.mjs'

const PER_SECOND = 1000
const SECONDS = 6
const ROUNDS = 30
const WARM_UP = 6
const DAYS = 90
// A million visits a day, over the kinds of page, device and connection.
const VISITS_PER_ROW = 28_000

/**
 * What measuring visitors costs them, the server and whoever looks at it.
 * @returns {Promise<{ collectorBytes: number, cores: number, oneDayMs: number, ninetyDaysMs: number, ratio: number }>}
 *   `cores` of the server in front, at 1,000 beacons a second
 */
export async function measureVitals(site) {
  await fillVitals(site.db)
  return { collectorBytes: await measureCollector(), cores: await measureIntake(), ...(await measurePage(site)) }
}

/** The collector and its beacon, as in lib/client/vitals/collect.test.ts. */
async function measureCollector() {
  const contents = `import { collectVitals } from '@/lib/client/vitals/collect'; collectVitals()`
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT, loader: 'ts' },
    absWorkingDir: ROOT,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    write: false,
  })
  return brotliCompressSync(outputFiles[0].contents).length
}

async function measureIntake() {
  const child = fork(path.join(import.meta.dirname, 'vitals-server.mjs'))
  beforeEnd(() => child.kill())
  const [{ port }] = await once(child, 'message')
  const values = { LCP: 1234, INP: 64, CLS: 0.013, FCP: 812, TTFB: 205 }
  const press = () =>
    autocannon({
      url: `http://127.0.0.1:${port}/api/vitals`,
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' },
      body: JSON.stringify({ page: 'memorial', device: 'phone', connection: 'fast', values }),
      connections: 20,
      overallRate: PER_SECOND,
      duration: SECONDS,
    })
  const used = async () => {
    child.send('used')
    return (await once(child, 'message'))[0].cores
  }
  // The first round compiles.
  await press()
  await used()
  const result = await press()
  const cores = await used()
  child.kill()
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} beacons failed`)
  return cores * (PER_SECOND / result.requests.average)
}

/** Every kind of visit on each of the last 90 Danish days. */
async function fillVitals(db) {
  const histogram = buildHistogram({
    lowestDiscernibleValue: 1,
    highestTrackableValue: 120_000,
    numberOfSignificantValueDigits: 1,
    bitBucketSize: 32,
    useWebAssembly: false,
  })
  for (let count = 0; count < VISITS_PER_ROW; count++) histogram.recordValue(Math.round(200 * 1.0002 ** count))
  await db.query(
    `INSERT INTO "VitalDay" (day, metric, page, device, connection, histogram, good, middling, poor)
     SELECT (now() AT TIME ZONE 'Europe/Copenhagen')::date - n, metric, page, device, connection,
            decode($1, 'base64'), $2::int * 0.8, $2::int * 0.15, $2::int * 0.05
     FROM generate_series(0, ${DAYS - 1}) AS n,
          unnest(ARRAY['LCP', 'INP', 'CLS', 'FCP', 'TTFB']) AS metric,
          unnest(ARRAY['memorial', 'enhanced-memorial', 'front', 'public', 'account', 'staff']) AS page,
          unnest(ARRAY['phone', 'computer']) AS device, unnest(ARRAY['fast', 'slow', 'unknown']) AS connection`,
    [encodeIntoCompressedBase64(histogram), VISITS_PER_ROW],
  )
  await db.query('ANALYZE "VitalDay"')
}

async function measurePage(site) {
  const times = { 1: [], [DAYS]: [] }
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    for (const days of [1, DAYS]) {
      const ms = await timed(site, `/admin/performance?days=${days}`)
      if (round >= WARM_UP) times[days].push(ms)
    }
  }
  const [oneDayMs, ninetyDaysMs] = [lowerQuartile(times[1]), lowerQuartile(times[DAYS])]
  return { oneDayMs, ninetyDaysMs, ratio: ninetyDaysMs / oneDayMs }
}

async function timed({ origin, cookie }, address) {
  const began = performance.now()
  const response = await fetch(origin + address, { headers: { cookie } })
  const text = await response.text()
  if (!response.ok || !text.includes('Alle målinger')) throw new Error(`${address}: ${response.status}`)
  return performance.now() - began
}
