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

const ROUNDS = 5
const SECONDS = 4
const CONNECTIONS = 20
const headers = { 'accept-encoding': 'br' }

/**
 * Requests per second and the slowest hundredth, alternating: a memorial page from the application's own port, and the
 * same packed bytes as a file of nginx with one worker. `nginx` is null where it is not installed.
 */
export async function measureThroughput({ origin }, folder) {
  const page = `${origin}/memorial/graven`
  const nginx = await startNginx(folder, await readPacked(page))
  const rounds = { page: [], ...(nginx && { nginx: [] }) }
  for (let round = 0; round < ROUNDS; round++) {
    rounds.page.push(await press(page))
    rounds.nginx?.push(await press(nginx))
  }
  const middle = (found, figure) => median(found.map((round) => round[figure]))
  const summaryOf = (found) => found && { perSecond: middle(found, 'perSecond'), p99Ms: middle(found, 'p99Ms') }
  return { page: summaryOf(rounds.page), nginx: summaryOf(rounds.nginx) ?? null }
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

/** nginx with these bytes; null where it is not installed. */
async function startNginx(folder, bytes) {
  const program = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find((place) =>
    fs.existsSync(place),
  )
  if (!program) return null
  fs.writeFileSync(path.join(folder, 'index.html'), bytes)
  const port = await freePort()
  const settings = path.join(folder, 'nginx.conf')
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/nginx-${name};`,
  )
  fs.writeFileSync(
    settings,
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
events { worker_connections 256; }
http { access_log off; default_type text/html; ${places.join(' ')}
  server { listen 127.0.0.1:${port}; root ${folder}; index index.html; add_header content-encoding br; } }\n`,
  )
  if (spawnSync(program, ['-t', '-q', '-c', settings]).status !== 0) return null
  const child = spawn(program, ['-c', settings], { stdio: 'ignore' })
  beforeEnd(() => child.kill())
  for (let attempt = 0; attempt < 50; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    if (answer?.ok) return `http://127.0.0.1:${port}/`
    await pause(100)
  }
  return null
}

/** The median of a list of numbers. */
export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
}
