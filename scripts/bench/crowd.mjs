import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import autocannon from 'autocannon'
import { makeMemorial } from './fill.mjs'
import { asJson, makeFamily, send } from './hostile.mjs'
import { median } from './throughput.mjs'

const CANDLES = 200
const LONE_CANDLES = 9
// A proof of work younger than two seconds is refused.
const PROOF_AGE_MS = 2500

const VISITORS = 500
const PAGES = 1000
const FAMILIES = 10
const WRITERS = 30
// A person takes longer over a few words.
const WRITE_EVERY_MS = 5000
// With and without writers in turn, so that a busy machine slows both; a minute with them.
const ROUNDS = 6
const QUIET_SECONDS = 5
const BUSY_SECONDS = 10
// A guard against hanging: slow is no failure.
const TIMEOUT_SECONDS = 120

const MB = 1024

/**
 * A funeral: visitors who light candles on one page in one moment, each from an address of its own and with a proof of
 * work, as browsers send it. `ratio` is the slowest hundredth against as many lone candles one after the other.
 * @returns {Promise<{ asked: number, counted: number, failed: number, loneMs: number, p99Ms: number, ratio: number }>}
 */
export async function measureCandles(site) {
  await makeMemorial(site.db, 'begravelsen')
  const proofs = await Promise.all(Array.from({ length: CANDLES + LONE_CANDLES }, () => proveWork(site)))
  await pause(PROOF_AGE_MS)
  const lone = []
  for (const altcha of proofs.splice(0, LONE_CANDLES)) lone.push(await lightCandle(site, altcha))
  const lit = await Promise.all(proofs.map((altcha) => lightCandle(site, altcha)))
  const { rows } = await site.db.query(
    `SELECT count(*)::int AS counted FROM "Contribution" post JOIN "Memorial" page ON page.id = post."memorialId"
     WHERE page.slug = 'begravelsen' AND post.kind = 'candle' AND post.status = 'approved'`,
  )
  const loneMs = median(lone.map(({ ms }) => ms))
  const p99Ms = lit.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(CANDLES * 0.99)]
  return {
    asked: CANDLES,
    counted: rows[0].counted - LONE_CANDLES,
    failed: [...lone, ...lit].filter(({ ok }) => !ok).length,
    loneMs,
    p99Ms,
    ratio: p99Ms / (CANDLES * loneMs),
  }
}

/**
 * A thousand pages, each request another one, read over 500 connections that stay open: alone and, for a minute
 * in all, while people write every five seconds: greetings, candles, and families that edit pages among those read. The site has at
 * least a thousand memorials of `fillMemorials`. Memory is what the server process holds of the machine's, in MB; Linux
 * only.
 */
export async function measureCrowd(site) {
  const families = []
  for (let n = 1; n <= FAMILIES; n++) families.push(await openFamily(site, `familie-${n}`))
  const pages = [
    ...families.map(({ slug }) => slug),
    ...Array.from({ length: PAGES - FAMILIES }, (_, at) => `side-${at + 1}`),
  ]
  // Each page once, so that both sides find the same ones made.
  for (const slug of pages) await (await fetch(`${site.origin}/memorial/${slug}`)).arrayBuffer()
  const rounds = { quiet: [], busy: [] }
  const count = { written: 0, refused: [] }
  const memory = []
  for (let round = 1; round <= ROUNDS; round++) {
    rounds.quiet.push(await readPages(site, pages, QUIET_SECONDS))
    memory.push(residentMb(site))
    const stop = keepWriting(site, families, count)
    rounds.busy.push(await readPages(site, pages, BUSY_SECONDS))
    await stop()
    memory.push(residentMb(site))
  }
  return {
    quiet: summaryOf(rounds.quiet),
    busy: summaryOf(rounds.busy),
    ...count,
    memoryBefore: memory[0],
    memoryAfter: memory.at(-1),
  }
}

function summaryOf(rounds) {
  const middle = (figure) => median(rounds.map((round) => round[figure]))
  const failed = rounds.reduce((sum, round) => sum + round.failed, 0)
  return { failed, perSecond: middle('perSecond'), p50Ms: middle('p50Ms'), p99Ms: middle('p99Ms') }
}

async function readPages({ origin }, pages, duration) {
  let turn = 0
  const setupRequest = (request) => {
    turn += 1
    return { ...request, path: `/memorial/${pages[turn % pages.length]}` }
  }
  const headers = { 'accept-encoding': 'br' }
  const result = await autocannon({
    url: origin,
    headers,
    connections: VISITORS,
    timeout: TIMEOUT_SECONDS,
    duration,
    requests: [{ setupRequest }],
  })
  const { p50, p99 } = result.latency
  return { failed: result.non2xx + result.errors, perSecond: result.requests.average, p50Ms: p50, p99Ms: p99 }
}

/** Returns what ends it. */
function keepWriting(site, families, count) {
  let isOver = false
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let n = 1; !isOver; n++) {
      const response = await writeAs(site, families, { writer, n }).catch(() => null)
      if (response?.ok) count.written += 1
      else count.refused.push(response?.status ?? 0)
      await response?.arrayBuffer()
      await pause(WRITE_EVERY_MS)
    }
  })
  return () => {
    isOver = true
    return Promise.all(writers)
  }
}

function writeAs(site, families, { writer, n }) {
  const slug = `side-${1 + ((writer + n * WRITERS) % (PAGES - FAMILIES))}`
  if (writer % 3 === 0) return families[writer / 3].edit(`Elsket og savnet, ord for ord, gang nummer ${n}.`)
  const [path, body] =
    writer % 3 === 1
      ? ['guestbook', { name: 'Mette', message: `Tak for kaffen, Karen. Hilsen ${writer}-${n}.` }]
      : ['candles', { name: `Inger ${writer}-${n}` }]
  return post(site, `/api/memorials/${slug}/${path}`, body)
}

async function openFamily(site, name) {
  const family = await makeFamily(site, name)
  const address = `/api/memorials/${name}`
  let { revision } = await (await send(family, address)).json()
  return {
    slug: name,
    async edit(epitaph) {
      const options = { ...asJson({ epitaph, revision }), method: 'PUT' }
      const response = await send(family, address, options)
      if (response.ok) revision = (await response.clone().json()).revision
      return response
    },
  }
}

let callers = 0
/** A visitor without an account, of an address of its own, as the site's proxy tells it. */
function post(site, path, body) {
  callers += 1
  const { method, headers, body: text } = asJson(body)
  const address = `198.51.${Math.floor(callers / 250)}.${(callers % 250) + 1}`
  return send({ ...site, cookie: '' }, path, {
    method,
    body: text,
    headers: { ...headers, 'x-forwarded-for': address },
  })
}

async function proveWork({ origin }) {
  const challenge = await (await fetch(`${origin}/api/challenge`)).json()
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 600_000 })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

async function lightCandle(site, altcha) {
  const began = performance.now()
  const response = await post(site, '/api/memorials/begravelsen/candles', { name: 'Inger', altcha }).catch(() => null)
  await response?.arrayBuffer()
  return { ok: response?.ok ?? false, ms: performance.now() - began }
}

function residentMb({ pid }) {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / MB
}

/** Budgets of both. */
export function judgeCrowd({ candles, crowd }) {
  const within = (name, found, most, unit) => ({ name, found, most, unit, isKept: found <= most })
  const { quiet, busy, refused, memoryBefore, memoryAfter } = crowd
  return [
    within('200 lys i samme øjeblik: afvist eller tabt', candles.failed, 0, ''),
    within('  ikke talt med', Math.abs(candles.asked - candles.counted), 0, ''),
    within('  langsomste hundrededel mod 200 efter hinanden', candles.ratio, 1, '×'),
    within('500 læser 1.000 sider i et minut: fejl', quiet.failed + busy.failed, 0, ''),
    within('  30 skriver imens: fejl', refused.length, 0, ''),
    within('  langsomste hundrededel mod uden dem, der skriver', busy.p99Ms / quiet.p99Ms, 3, '×'),
    within('  serverens hukommelse efter mod før', memoryAfter / memoryBefore, 1.5, '×'),
  ]
}
