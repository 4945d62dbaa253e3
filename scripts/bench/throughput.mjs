import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { beforeEnd } from '../server/clean-up.mjs'
import { freePort } from '../set-up/free-port.mjs'
import { findProxy } from '../set-up/proxies.mjs'
import { writeShippedNginx } from '../set-up/shipped-nginx.mjs'

const ROUNDS = 5
const SECONDS = 4
const CONNECTIONS = 20
const PAGE = '/memorial/graven'
const headers = { 'accept-encoding': 'br' }

/**
 * Requests per second and the slowest hundredth, alternating: a memorial page from the application's own port, the same
 * through nginx as deploy/nginx.conf sets it, and its packed bytes as a file of nginx. nginx has one worker. `front` and
 * `nginx` are null where it is not installed.
 */
export async function measureThroughput({ origin, dataDir }, folder) {
  const page = origin + PAGE
  const nginx = await startNginx(folder, { bytes: await readPacked(page), origin, dataDir })
  const addresses = { page, ...nginx }
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) {
    const found = {}
    for (const [name, url] of Object.entries(addresses)) found[name] = await press(url)
    rounds.push(found)
  }
  const middle = (name, figure) => median(rounds.map((round) => round[name][figure]))
  const summaryOf = (name) =>
    addresses[name] ? { perSecond: middle(name, 'perSecond'), p99Ms: middle(name, 'p99Ms') } : null
  return { page: summaryOf('page'), front: summaryOf('front'), nginx: summaryOf('nginx') }
}

/** As it is sent: `fetch` would unpack it. */
async function readPacked(url) {
  const [response] = await once(http.get(url, { headers }), 'response')
  if (response.headers['content-encoding'] !== 'br') throw new Error(`${url}: ${response.statusCode}, not packed`)
  return buffer(response)
}

async function press(url) {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx + result.errors} failed`)
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 }
}

/** nginx with these bytes, and in front of the application as it is shipped; null where it is not installed. */
async function startNginx(folder, { bytes, origin, dataDir }) {
  const program = findProxy('nginx')
  if (!program) return null
  fs.writeFileSync(path.join(folder, 'index.html'), bytes)
  const [port, frontPort] = [await freePort(), await freePort()]
  const file = `server { listen 127.0.0.1:${port}; root ${folder}; default_type text/html; index index.html; add_header content-encoding br; }`
  const places = { port: frontPort, service: new URL(origin).host, dataDir, beside: file }
  const settings = writeShippedNginx(folder, places)
  if (spawnSync(program, ['-t', '-q', ...settings]).status !== 0) return null
  const child = spawn(program, settings, { stdio: 'ignore' })
  beforeEnd(() => child.kill())
  const addresses = { front: `http://127.0.0.1:${frontPort}${PAGE}`, nginx: `http://127.0.0.1:${port}/` }
  for (let attempt = 0; attempt < 50; attempt++) {
    const answers = await Promise.all(Object.values(addresses).map((url) => fetch(url).catch(() => null)))
    if (answers.every((answer) => answer?.ok)) return addresses
    await pause(100)
  }
  return null
}

/** The median of a list of numbers. */
export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
}
