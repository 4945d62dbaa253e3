import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { hourSeconds } from '@/lib/shared/durations'
import { startEmbeddedPostgres } from '../../scripts/postgres/embedded.mjs'
import { copyDemoFolder } from '../../scripts/set-up/demo-folder.mjs'
import { freePort } from '../../scripts/set-up/free-port.mjs'
import { runFolder } from '../../scripts/test/run-folder.mjs'
import { asEnvironment, startBucket } from '../factories/bucket'
import { type AppProcess, startApp } from './app-process'
import { askInTurn } from './ask-in-turn'
import { type FamilyClient, lightCandle, signInFamily } from './family-client'
import { makeClock, type OtherClock, secondsAhead } from './other-clock'
import { beginUpload, statusOf } from './resumable-upload'

const root = path.resolve(import.meta.dirname, '../..')
const parent = path.join(runFolder('faults'), 'machines')
const folderOf = (name: string) => path.join(parent, name)

const names = ['first', 'second', 'third'] as const
type Name = (typeof names)[number]
/** Ahead by this, in seconds. */
const wrongBy = 300
const pausedMs = 60_000

let server: Awaited<ReturnType<typeof startBucket>>
let inBucket: Record<string, string>
// Of its own: no machine is special.
let embedded: Awaited<ReturnType<typeof startEmbeddedPostgres>>
let database: pg.Pool
let clocks: Record<Name, OtherClock | null>
let ports: Record<Name, number>
const running = new Map<Name, AppProcess>()

test.beforeAll(async () => {
  test.setTimeout(900_000)
  fs.mkdirSync(parent, { recursive: true })
  await copyDemoFolder(folderOf('first'))
  server = await startBucket()
  inBucket = asEnvironment(server.settings)
  embedded = await startEmbeddedPostgres({ dir: folderOf('first/postgres'), durable: false })
  database = new pg.Pool({ connectionString: embedded.ownerUrl })
  clocks = {
    first: null,
    second: await makeClock(folderOf('clock-of-second'), wrongBy),
    third: await makeClock(folderOf('clock-of-third'), 0),
  }
  ports = { first: await freePort(), second: await freePort(), third: await freePort() }
})

test.afterAll(async () => {
  for (const app of running.values()) app.goOn()
  await Promise.all([...running.values()].map((app) => app.stop()))
  await database?.end()
  await embedded?.stop()
  await server?.stop()
  fs.rmSync(parent, { recursive: true, force: true })
})

/** Not in the way of the bucket's server, which is in this process. */
async function files(...args: string[]) {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: folderOf('first'), ...inBucket }
  const program = spawn(process.execPath, [path.join(root, 'scripts/files.mjs'), ...args], { env })
  const said: string[] = []
  for (const output of [program.stdout, program.stderr]) output.on('data', (chunk) => said.push(String(chunk)))
  const [status] = await once(program, 'close')
  return { status, said: said.join('') }
}

async function start(name: Name): Promise<AppProcess> {
  const { NEXTAUTH_SECRET = '' } = JSON.parse(fs.readFileSync(folderOf('first/secrets.json'), 'utf8'))
  const app = await startApp({
    folder: folderOf(name),
    port: ports[name],
    settings: {
      ...inBucket,
      ...clocks[name]?.settings,
      NEXTAUTH_SECRET,
      DATABASE_URL: `${embedded.url}?application_name=${name}`,
      MIGRATE_DATABASE_URL: embedded.ownerUrl,
      SITE_URL: 'http://127.0.0.1',
    },
  })
  running.set(name, app)
  return app
}

test('machines that share a bucket and a database are all alike, whatever happens to each and whatever its clock says', async () => {
  test.setTimeout(900_000)
  await moveFiles()
  const [first, second, third] = await Promise.all([start('first'), start('second'), start('third')])
  const urls = [first.url, second.url, third.url]
  clocks.third?.turn(-hourSeconds)
  expect(await secondsAhead(second.url)).toBeGreaterThan(wrongBy - 60)
  await expect.poll(() => secondsAhead(third.url)).toBeLessThan(60 - hourSeconds)
  const allWorkAt = await readNow()

  const here = await signInFamily(first.url)
  const at = (url: string) => ({ ...here, url })
  const page = openPage(here.slug)
  await Promise.all([
    seesCandleLitElsewhere(second.url, third.url, here.slug),
    countsOverAll(urls),
    endsSessionsEverywhere(urls),
    page.isShownBy(third.url),
  ])
  const film = await beginUpload(here)
  await film.sendAndHangAt(here, 5000)
  await expect.poll(() => film.offset(at(second.url))).toBe(5000)
  await film.sendAndHangAt(here, 9000)
  await untilUploading('first')
  // Their schedules' minute has come while all three worked.
  await expect.poll(() => countTurns(allWorkAt), { timeout: 120_000 }).toBeGreaterThan(0)

  await first.killHard('launcher and server')
  await film.sendAndHangAt(at(second.url), 13_000)
  await untilUploading('second')
  await pauseWhileWriting('second')
  const pausedUntil = performance.now() + pausedMs
  const [, mediaId] = await Promise.all([start('first'), film.sendRest(at(third.url)), sendsMail(third.url, 'alone')])
  await expect.poll(() => statusOf(at(third.url), mediaId), { timeout: 120_000 }).toBe('ready')

  await show(at(first.url), 'members')
  expect(await page.isSeenAt(first.url)).toEqual([])
  expect(await page.isSeenAt(third.url)).toEqual([])
  await pause(Math.max(0, pausedUntil - performance.now()))
  const firstAnswers = page.isSeenAt(second.url)
  second.goOn()
  expect(await firstAnswers).toEqual([])
  await show(at(third.url), 'public')
  await page.isShownBy(second.url)

  await restartInTurn(here.slug)
  expect(await wrongTurns(allWorkAt)).toEqual([])
  expect(await wrongMails(allWorkAt)).toEqual([])
})

/** From the disk, which is not needed any more. */
async function moveFiles(): Promise<void> {
  expect(await files('copy', '--to', 'bucket')).toMatchObject({ status: 0, said: expect.stringContaining('kopieret') })
  const nothing = expect.stringMatching(/\b0 filer kopieret/)
  expect(await files('copy', '--to', 'bucket')).toMatchObject({ status: 0, said: nothing })
  expect(await files('verify')).toMatchObject({ status: 0, said: expect.stringContaining('Intet er galt.') })
  fs.rmSync(folderOf('first/files'), { recursive: true })
}

async function seesCandleLitElsewhere(open: string, lit: string, slug: string): Promise<void> {
  const ended = new AbortController()
  const { body } = await fetch(`${open}/api/memorials/${slug}/live`, { signal: ended.signal })
  let heard = ''
  const listening = (async () => {
    for await (const chunk of body ?? []) heard += Buffer.from(chunk).toString()
  })().catch(() => {})
  await lightCandle(lit, slug, 'Tændt ved en anden maskine')
  await expect.poll(() => heard).toContain('Tændt ved en anden maskine')
  ended.abort()
  await listening
}

/** Six an hour from one address. */
async function countsOverAll(urls: string[]): Promise<void> {
  const asked = Array.from({ length: 12 }, (_, n) => writeToUs(urls[n % urls.length] ?? '', `begge-${n}`, '192.0.2.1'))
  const refused = (await Promise.all(asked)).filter((status) => status !== 201)
  expect(refused).toEqual(Array.from({ length: 6 }, () => 429))
  await expect.poll(async () => (await readSent('begge-%')).length).toBe(6)
}

/** The mails to this address that were sent. */
const readSent = (who: string) =>
  read('SELECT id FROM "Mail" WHERE recipient LIKE $1 AND status = $2', [`${who}@example.dk`, 'sent'])

/** Answers with its receipt by mail. */
async function writeToUs(url: string, who: string, address: string): Promise<number> {
  const { status } = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({
      topic: 'question',
      name: 'Mette Holm',
      email: `${who}@example.dk`,
      subject: 'Et spørgsmål',
      message: 'Kan I hjælpe mig med siden?',
    }),
  })
  return status
}

async function sendsMail(url: string, who: string): Promise<void> {
  expect(await writeToUs(url, who, '192.0.2.2')).toBe(201)
  await expect.poll(async () => (await readSent(who)).length).toBe(1)
}

async function endsSessionsEverywhere([first = '', ...others]: string[]): Promise<void> {
  const { cookie } = await signInFamily(first)
  const status = async (url: string) => (await fetch(`${url}/api/user`, { headers: { cookie } })).status
  for (const url of others) expect(await status(url)).toBe(200)
  const left = await fetch(`${others[0]}/api/logout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: '{}',
  })
  expect(left.status).toBe(200)
  for (const url of [first, ...others]) expect(await status(url)).toBe(401)
}

/** A page that visitors see: itself, its published copy and one of its pictures. */
function openPage(slug: string) {
  const copy = `/published/memorial/${slug}/`
  let pictures: string[] = []
  const ask = (url: string, address: string) => fetch(url + address, { redirect: 'manual' })
  return {
    async isShownBy(url: string): Promise<void> {
      const html = await (await ask(url, `/memorial/${slug}`)).text()
      pictures = [...new Set(html.match(/\/media\/[^"'\s,)]+\.webp/g))]
      expect(pictures.length).toBeGreaterThan(3)
      for (const picture of pictures) expect([picture, (await ask(url, picture)).status]).toEqual([picture, 200])
      const shown = async () => ((await ask(url, copy)).ok ? (await ask(url, copy)).text() : '')
      await expect.poll(shown, { timeout: 400_000 }).toContain('medier/')
      const file = /medier\/[^"'\s,)]+\.webp/.exec(await shown())?.[0]
      expect((await ask(url, `${copy}${file}`)).headers.get('content-type')).toBe('image/webp')
    },
    async isSeenAt(url: string): Promise<string[]> {
      const addresses = [`/memorial/${slug}`, copy, ...pictures.slice(0, 1)]
      const answers = await Promise.all(addresses.map((address) => ask(url, address)))
      return addresses.filter((_, n) => answers[n]?.ok)
    },
  }
}

async function show({ url, slug, cookie }: FamilyClient, visibility: 'public' | 'members'): Promise<void> {
  const headers = { 'content-type': 'application/json', cookie }
  const { revision } = await (await fetch(`${url}/api/memorials/${slug}`, { headers })).json()
  const body = JSON.stringify({ visibility, revision })
  const answer = await fetch(`${url}/api/memorials/${slug}`, { method: 'PUT', headers, body })
  expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([200, ''])
}

async function untilUploading(name: Name): Promise<void> {
  const locks = () =>
    read(
      `SELECT 1 FROM pg_locks JOIN pg_stat_activity USING (pid)
       WHERE locktype = 'advisory' AND application_name = $1 AND query NOT LIKE '%xact%'`,
      [name],
    )
  await expect.poll(async () => (await locks()).length).toBeGreaterThan(0)
}

/** Pauses a machine in the middle of a transaction that has changed the page, so that it keeps what it has locked. */
async function pauseWhileWriting(name: Name): Promise<void> {
  const machine = running.get(name)
  if (!machine) throw new Error(`${name} does not run`)
  const family = await signInFamily(machine.url)
  const audit = await database.connect()
  await audit.query('BEGIN')
  await audit.query('LOCK TABLE "AuditEntry" IN SHARE MODE')
  // Nobody hears whether it was stored.
  void family.writeEpitaph('Skrevet, da maskinen stod stille.').catch(() => {})
  const waits = () =>
    read(
      `SELECT 1 FROM pg_stat_activity
       WHERE application_name = $1 AND wait_event_type = 'Lock' AND query LIKE 'INSERT%"AuditEntry"%'`,
      [name],
    )
  await expect.poll(async () => (await waits()).length).toBe(1)
  machine.pause()
  await audit.query('ROLLBACK')
  audit.release()
}

/** Each is stopped and started, while visitors ask. One that starts gets none before its health says so. */
async function restartInTurn(slug: string): Promise<void> {
  const healthy = new Set([...running.values()].map(({ url }) => url))
  const asking = askInTurn(healthy, slug)
  for (const [name, machine] of [...running]) {
    await machine.stop()
    await asking.some()
    healthy.delete(machine.url)
    healthy.add((await start(name)).url)
    await asking.some()
  }
  const { failures, candles } = await asking.end()
  expect(failures).toEqual([])
  const lit = await read<{ name: string; times: number }>(
    `SELECT "authorName" AS name, count(*)::int AS times FROM "Contribution" WHERE "authorName" = ANY($1) GROUP BY 1`,
    [candles],
  )
  expect(lit.toSorted((a, b) => candles.indexOf(a.name) - candles.indexOf(b.name))).toEqual(
    candles.map((name) => ({ name, times: 1 })),
  )
}

async function read<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.query<Row>(text, values)).rows
}

async function readNow(): Promise<Date> {
  const [row] = await read<{ now: Date }>('SELECT clock_timestamp() AS now')
  if (!row) throw new Error('the database has no time')
  return row.now
}

/** The schedules' queues that have had a turn since, of those that have one each minute. */
async function countTurns(since: Date): Promise<number> {
  const rows = await read(
    `SELECT DISTINCT j.name FROM pgboss.job j JOIN pgboss.schedule s USING (name)
     WHERE s.cron = '* * * * *' AND j.created_on > $1 AND j.state = 'completed'`,
    [since],
  )
  return rows.length
}

/** Whole minutes since, without exactly one job of a schedule that has one each minute. */
const wrongTurns = (since: Date) =>
  read(
    `SELECT s.name, to_char(minute, 'HH24:MI') AS minute, count(j.id)::int AS jobs
     FROM pgboss.schedule s
     CROSS JOIN generate_series(date_trunc('minute', $1::timestamptz) + interval '1 minute',
       date_trunc('minute', clock_timestamp()) - interval '1 minute', '1 minute') AS minute
     LEFT JOIN pgboss.job j
       ON j.name = s.name AND j.created_on >= minute AND j.created_on < minute + interval '1 minute'
     WHERE s.cron = '* * * * *' GROUP BY 1, 2 HAVING count(j.id) <> 1`,
    [since],
  )

/** Each message to us has one receipt, sent at the first try by one machine. */
async function wrongMails(since: Date): Promise<unknown[]> {
  const receipts = await read<{ messageId: string; attempts: number; times: number }>(
    `SELECT "messageId", attempts, (count(*) OVER (PARTITION BY recipient))::int AS times FROM "Mail"
     WHERE recipient LIKE '%@example.dk' AND "createdAt" > $1`,
    [since],
  )
  expect(receipts.length).toBe(7)
  const sent = names.flatMap((name) =>
    fs.existsSync(folderOf(`${name}/mail`)) ? fs.readdirSync(folderOf(`${name}/mail`)) : [],
  )
  return receipts.filter(
    ({ messageId, attempts, times }) =>
      attempts !== 1 || times !== 1 || sent.filter((file) => file === `${messageId}.json`).length !== 1,
  )
}
