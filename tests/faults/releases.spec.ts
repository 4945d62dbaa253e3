import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../scripts/postgres/embedded.mjs'
import { copyDemoFolder } from '../../scripts/set-up/demo-folder.mjs'
import { freePort } from '../../scripts/set-up/free-port.mjs'
import { runFolder } from '../../scripts/test/run-folder.mjs'
import { databaseUrlOf, endOf, serversOf } from './app-process'
import { lightCandle } from './family-client'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(runFolder('faults'), 'releases')
const data = path.join(folder, 'data')
const [older, newer] = ['20260101000000-older', '20260102000000-newer'].map((name) =>
  path.join(folder, 'releases', name),
) as [string, string]
/** One that has ended is not, though nobody may have taken note of it yet. */
const isAlive = (pid: number) =>
  /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim())

let env: NodeJS.ProcessEnv
let url: string
let slug: string

test.beforeAll(async () => {
  test.setTimeout(900_000)
  fs.mkdirSync(path.join(folder, 'releases'), { recursive: true })
  await copyDemoFolder(data)
  slug = await makeReal()
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  env = {
    ...process.env,
    ...JSON.parse(fs.readFileSync(path.join(data, 'secrets.json'), 'utf8')),
    DATA_DIR: data,
    RELEASES_DIR: path.join(folder, 'releases'),
    NEXT_DIST_DIR: '',
    DATABASE_URL: '',
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: url,
    SMTP_URL: '',
    LOG_LEVEL: 'error',
    // Each writer sends its own client address, so that rate limits do not interfere.
    TRUSTED_PROXIES: '1',
    COMPANY_NAME: 'Prøve ApS',
    COMPANY_CVR: '12345674',
    COMPANY_ADDRESS: 'Vej 1, 8000 Aarhus C',
    COMPANY_PHONE: '12345678',
    COMPANY_EMAIL: 'post@example.dk',
  }
  for (const release of [older, newer]) makeRelease(release)
  giveOtherNames(newer)
  fs.symlinkSync(path.basename(older), path.join(folder, 'releases/current'))
})

/** What a failed test left: its launcher would hold the database of the next. */
const running = new Set<{ stop: () => Promise<number | null> }>()
test.afterEach(async () => {
  for (const site of running) await site.stop()
  running.clear()
})

test.afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

/** Takes what marks the demonstration from its accounts, and returns an open page. */
async function makeReal(): Promise<string> {
  const embedded = await startEmbeddedPostgres({ dir: path.join(data, 'postgres'), durable: false })
  const client = new pg.Client({ connectionString: embedded.ownerUrl })
  await client.connect()
  await client.query(
    `UPDATE "User" SET "isAdmin" = false, "usernameKey" = 'real-' || "usernameKey", "emailKey" = id || '@example.dk'`,
  )
  const { rows } = await client.query(
    `SELECT slug FROM "Memorial" m WHERE is_open_page(m) AND layout <> 'classic' ORDER BY id LIMIT 1`,
  )
  await client.end()
  await embedded.stop()
  return rows[0].slug
}

/** A finished release: this folder's code and build, without being built again. */
function makeRelease(release: string): void {
  fs.mkdirSync(release)
  const named = fs.readdirSync(root).filter((name) => !name.startsWith('.') && name !== 'node_modules')
  for (const name of [...named.filter((each) => each !== 'test-results'), '.next']) {
    execFileSync('cp', ['-a', '--reflink=auto', path.join(root, name), release])
  }
  fs.symlinkSync(fs.realpathSync(path.join(root, 'node_modules')), path.join(release, 'node_modules'))
  fs.writeFileSync(path.join(release, 'release.json'), JSON.stringify({ home: folder }))
  fs.writeFileSync(path.join(release, 'checked'), '')
  const note = `import('./scripts/set-up/next-build.mjs').then((build) => build.noteSettings(process.env))`
  execFileSync(process.execPath, ['-e', note], { cwd: release, env })
}

/** Another build's script has another name, and its documents are its own. */
function giveOtherNames(release: string): void {
  const dist = path.join(release, '.next')
  const list = path.join(dist, 'page-script.json')
  const { source, ...rest } = JSON.parse(fs.readFileSync(list, 'utf8'))
  const other = source.replace(/[^/]*$/, 'page-OFNEWER.js')
  fs.renameSync(path.join(dist, source.replace('/_next/', '')), path.join(dist, other.replace('/_next/', '')))
  fs.writeFileSync(list, JSON.stringify({ ...rest, source: other }))
  const id = fs.readFileSync(path.join(dist, 'BUILD_ID'), 'utf8')
  fs.renameSync(path.join(dist, 'static', id), path.join(dist, 'static', `newer-${id}`))
  fs.writeFileSync(path.join(dist, 'BUILD_ID'), `newer-${id}`)
}

/** `npm start` in the folder that was cloned, in a group of its own. */
async function start() {
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], { env, detached: true, stdio: 'pipe' })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)))
  while (child.exitCode === null && child.signalCode === null && !(await isHealthy())) await pause(50)
  const said = () => output.join('')
  const group = () => process.kill(-Number(child.pid), 'SIGTERM')
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) group()
    await endOf(child)
    return child.exitCode
  }
  const site = { child, said, group, stop }
  running.add(site)
  return site
}

const isHealthy = () =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )
const release = (...args: string[]) =>
  promisify(execFile)(process.execPath, [path.join(root, 'scripts/release.mjs'), ...args], { env })

/** Everything a visitor asks for, until `end`: each failure with what was asked. */
function keepAsking() {
  const failures: string[] = []
  const scripts = new Set<string>()
  let asked = 0
  let isOver = false
  const keptAlive = new http.Agent({ keepAlive: true, maxSockets: 2 })
  const get = (address: string, agent?: http.Agent) =>
    new Promise<string>((resolve, reject) => {
      http
        .get(`${url}${address}`, { agent: agent ?? false }, (answer) => {
          let body = ''
          answer.setEncoding('utf8').on('data', (chunk) => (body += chunk))
          answer.once('error', reject)
          answer.once('end', () => (answer.statusCode === 200 ? resolve(body) : reject(Error(`${answer.statusCode}`))))
        })
        .once('error', reject)
    })
  const readPage = async (agent?: http.Agent) => {
    const [, script] = /<script[^>]* src="([^"]+)"/.exec(await get(`/memorial/${slug}`, agent)) ?? []
    if (!script) throw new Error('a page without its script')
    scripts.add(script)
    await get(script, keptAlive)
    await get(script)
  }
  const again = async (what: string, act: () => Promise<void>, everyMs = 100) => {
    while (!isOver) {
      asked += 1
      await act().catch((error) => failures.push(`${what}: ${error.cause ?? error}`))
      await pause(everyMs)
    }
  }
  const all = [
    again('a page on a kept connection', () => readPage(keptAlive)),
    again('a page on a new connection', () => readPage()),
    // A page takes a hundred an hour, and a slow machine ten minutes for both switches.
    again('a candle', () => lightCandle(url, slug, `Lys ${asked}`), 8_000),
  ]
  const end = async () => {
    isOver = true
    await Promise.all(all)
    keptAlive.destroy()
    return failures
  }
  return { asked: () => asked, scripts, end }
}

test('a switch to another release and back fails no request, and no page is without its script', async () => {
  const site = await start()
  const [server] = serversOf(site.child.pid)
  const asking = keepAsking()
  const some = async () => {
    const before = asking.asked()
    await expect.poll(asking.asked).toBeGreaterThan(before + 30)
  }
  await some()
  await release(path.basename(newer))
  await some()
  await expect.poll(() => [...asking.scripts].some((script) => script.includes('OFNEWER'))).toBe(true)
  await release('back')
  await some()
  // Also the process that was left first ends, when its last connection does.
  await expect.poll(() => isAlive(Number(server))).toBe(false)
  expect(await asking.end()).toEqual([])
  expect(fs.readlinkSync(path.join(folder, 'releases/current'))).toBe(path.basename(older))
  expect(await site.stop()).toBe(0)
})

test('SIGTERM, also twice and to everybody, leaves no request unanswered and no PostgreSQL behind', async () => {
  const site = await start()
  const postmaster = Number(fs.readFileSync(path.join(data, 'postgres/pgdata/postmaster.pid'), 'utf8').split('\n')[0])
  const begun = await Promise.all(Array.from({ length: 8 }, (_, n) => beginCandle(`198.51.100.${n + 1}`)))
  site.group()
  for (const pid of serversOf(site.child.pid)) process.kill(pid, 'SIGTERM')
  await expect
    .poll(() =>
      fetch(url).then(
        () => 'answers',
        () => 'gone',
      ),
    )
    .toBe('gone')
  site.group()
  expect(await Promise.all(begun.map((finish) => finish()))).toEqual(begun.map(() => 'HTTP/1.1 303 See Other'))
  await endOf(site.child)
  expect([site.child.exitCode, isAlive(postmaster)]).toEqual([0, false])
})

/** A candle whose last byte is not sent yet. `finish` sends it, and returns the first line of the answer. */
async function beginCandle(address: string): Promise<() => Promise<string | undefined>> {
  const { hostname, port, host } = new URL(url)
  const socket = net.connect(Number(port), hostname)
  const body = 'name=Mette'
  const head = [
    `POST /api/memorials/${slug}/candles HTTP/1.1`,
    `Host: ${host}`,
    `X-Forwarded-For: ${address}`,
    'Accept: text/html',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ]
  const came: string[] = []
  socket.setEncoding('utf8').on('data', (chunk) => came.push(String(chunk)))
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  // The server has it in hand.
  await expect.poll(() => came.join('')).toContain('100 Continue')
  came.length = 0
  socket.write(body.slice(0, -1))
  return async () => {
    socket.write(body.slice(-1))
    await new Promise((resolve) => socket.once('close', resolve))
    return came.join('').split('\r\n')[0]
  }
}

test('a database that dies is back on its port under the same server, and a database of a newer release is refused by name', async () => {
  const site = await start()
  const servers = serversOf(site.child.pid)
  const before = databaseUrlOf(data)
  process.kill(
    Number(fs.readFileSync(path.join(data, 'postgres/pgdata/postmaster.pid'), 'utf8').split('\n')[0]),
    'SIGKILL',
  )
  await expect.poll(() => fs.existsSync(path.join(data, 'database-restarts.txt'))).toBe(true)
  await expect.poll(isHealthy).toBe(true)
  await lightCandle(url, slug, 'Efter faldet')
  expect([serversOf(site.child.pid), databaseUrlOf(data)]).toEqual([servers, before])

  const client = new pg.Client({ connectionString: before })
  await client.connect()
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, logs)
     VALUES ('newer', '', '99991231000000_narrower', now(), 'breaks earlier releases')`,
  )
  await client.end()
  const health = await fetch(`${url}/api/health`)
  expect([health.status, (await health.json()).database]).toEqual([503, 'ahead'])
  await expect(release(path.basename(newer))).rejects.toThrow('99991231000000_narrower')
  expect(await site.stop()).toBe(0)
  const refused = await start()
  expect([await refused.stop(), refused.said()]).toEqual([1, expect.stringContaining('99991231000000_narrower')])
})
