import { fork, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { beforeEnd } from '../server/clean-up.mjs'
import { freePort } from '../set-up/free-port.mjs'
import { findProxy } from '../set-up/proxies.mjs'

const ROUNDS = 3
const SECONDS = 4
const CONNECTIONS = 20
// Rendered at build time, with little text.
const smallestStaticPage = '/~offline'

/**
 * Requests per second and the slowest hundredth, alternating: a static file from Node, the page, the framework's own
 * smallest static page from the same server, a static file from nginx.
 */
export async function measureThroughput({ origin }, folder) {
  const file = path.join(folder, 'index.html')
  fs.writeFileSync(file, Buffer.from(await (await fetch(`${origin}/memorial/stille`)).arrayBuffer()))
  const addresses = {
    static: await startStatic(file),
    page: `${origin}/memorial/stille`,
    smallest: `${origin}${smallestStaticPage}`,
  }
  const nginx = await startNginx(folder)
  if (nginx) addresses.nginx = nginx

  const rounds = []
  for (let round = 0; round < ROUNDS; round++) {
    const found = {}
    for (const [name, url] of Object.entries(addresses)) found[name] = await press(url)
    rounds.push(found)
  }
  const summary = {}
  for (const name of Object.keys(addresses)) {
    summary[name] = {
      perSecond: median(rounds.map((round) => round[name].perSecond)),
      p99Ms: median(rounds.map((round) => round[name].p99Ms)),
    }
  }
  return summary
}

async function press(url) {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx + result.errors} failed`)
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 }
}

async function startStatic(file) {
  const child = fork(path.join(import.meta.dirname, 'static-server.mjs'), [file])
  beforeEnd(() => child.kill())
  const [{ port }] = await once(child, 'message')
  return `http://127.0.0.1:${port}/`
}

/** nginx with the same file; null where it is not installed. */
async function startNginx(folder) {
  const program = findProxy('nginx')
  if (!program) return null
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
  server { listen 127.0.0.1:${port}; root ${folder}; index index.html; } }\n`,
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
