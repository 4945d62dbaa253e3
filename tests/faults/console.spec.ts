import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { copyDemoFolder } from '../../scripts/set-up/demo-folder.mjs'
import { freePort } from '../../scripts/set-up/free-port.mjs'
import { runFolder } from '../../scripts/test/run-folder.mjs'
import { type AdministratorClient, signInAdministrator } from './administrator-client'
import { type AppProcess, databaseUrlOf, startApp } from './app-process'
import { lightCandle, readPage, signInFamily } from './family-client'

const folder = path.join(runFolder('faults'), 'console')
const small = path.join(folder, 'uploads')
const visitors = 300
const writers = 30
const invented = 200
/** Between two things one person does. */
const unhurriedMs = 6000
/** Patience for a machine that also runs other tests: on an idle one each is seen within a minute. */
const soon = { timeout: 400_000, intervals: [1000] }

let app: AppProcess
let database: pg.Client

test.beforeAll(async () => {
  test.setTimeout(900_000)
  fs.mkdirSync(path.dirname(folder), { recursive: true })
  await copyDemoFolder(folder)
  fs.mkdirSync(small, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', small])
  // Nothing listens on port 1: the mail server is gone.
  app = await startApp({ folder, port: await freePort(), settings: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  database = new pg.Client({ connectionString: databaseUrlOf(folder) })
  await database.connect()
})

test.afterAll(async () => {
  await database?.end()
  await app?.stop()
  execFileSync('umount', ['-l', small])
  fs.rmSync(folder, { recursive: true, force: true })
})

test('an administrator sees each fault of a busy service on /admin, and finds its place', async () => {
  test.setTimeout(900_000)
  const administrator = await signInAdministrator(app.url)
  const family = await signInFamily(app.url)
  const load = startLoad(family.slug)
  await inventVisits()
  await breakMail(family.cookie)
  fillDisk()
  const slow = await holdStatement(family.cookie)
  await throwError(administrator.cookie)

  const told = (href: string) => async () =>
    (await administrator.attention()).some((each) => each.href.startsWith(href))
  await expect.poll(told('/admin/performance/server?kind=statement'), soon).toBe(true)
  await expect.poll(told('/admin/performance/mails'), soon).toBe(true)
  await expect.poll(told('/admin/performance/storage'), soon).toBe(true)
  await expect.poll(told('/admin/performance/errors'), soon).toBe(true)
  await slow.end()

  await finds(administrator, '/admin/performance/server?kind=statement', 'StonePhoto')
  await finds(administrator, '/admin/performance/mails?status=queued', 'demo-familie@mindelund.example')
  await finds(administrator, '/admin/performance/storage', 'uploads')
  await finds(administrator, '/admin/performance/errors', 'notifications.unsubscribe-push')
  // A minute is judged when it is over; they may have come in two.
  await expect.poll(floodsToday, soon).toBeGreaterThan(invented / 3)
  expect((await load.stop()).served).toBeGreaterThan(visitors)
})

async function finds(administrator: AdministratorClient, href: string, what: string): Promise<void> {
  await expect.poll(async () => (await administrator.page(href)).includes(what), soon).toBe(true)
}

/** Visitors who read a page and light candles until they are told to stop. */
function startLoad(slug: string) {
  let isOver = false
  let served = 0
  const again = async (place: number, act: () => Promise<unknown>) => {
    // Not all in one moment.
    await pause((place * unhurriedMs) / visitors)
    while (!isOver) {
      // What is refused or lost under load is not what this test is about.
      await act().then(
        () => {
          served += 1
        },
        () => {},
      )
      await pause(unhurriedMs)
    }
  }
  const reading = Array.from({ length: visitors }, (_, place) => again(place, () => readPage(app.url, slug)))
  const writing = Array.from({ length: writers }, (_, place) =>
    again(place, () => lightCandle(app.url, slug, `Lys ${place}`)),
  )
  return {
    async stop() {
      isOver = true
      await Promise.all([...reading, ...writing])
      return { served }
    },
  }
}

const asJson = (cookie: string, address: string) => ({
  headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
})

/** Measurements that one address makes up: more than a page's visitors send in a minute. */
async function inventVisits(): Promise<void> {
  const values = { LCP: 9000, TTFB: 5000 }
  const body = JSON.stringify({ page: 'memorial', device: 'phone', connection: 'fast', values })
  const headers = { 'x-forwarded-for': '203.0.113.66', 'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:130.0)' }
  const send = () => fetch(`${app.url}/api/vitals`, { method: 'POST', headers, body })
  const answers = await Promise.all(Array.from({ length: invented }, send))
  expect(answers.every(({ status }) => status === 204)).toBe(true)
}

async function floodsToday(): Promise<number> {
  const { rows } = await database.query(
    `SELECT coalesce(sum(count), 0)::int AS count FROM "VitalKeptOut"
     WHERE reason = 'flood' AND day >= (now() AT TIME ZONE 'Europe/Copenhagen')::date - 1`,
  )
  return rows[0]?.count ?? 0
}

async function breakMail(cookie: string): Promise<void> {
  const answer = await fetch(`${app.url}/api/password-reset`, {
    method: 'POST',
    ...asJson(cookie, '203.0.113.8'),
    body: JSON.stringify({ email: 'demo-familie@mindelund.example' }),
  })
  expect(answer.ok).toBe(true)
}

function fillDisk(): void {
  const { bavail, bsize } = fs.statfsSync(small)
  fs.writeFileSync(path.join(small, 'filled'), Buffer.alloc(Number(bavail) * Number(bsize)))
}

/** A statement that waits for a lock until `end`. */
async function holdStatement(cookie: string) {
  await database.query('BEGIN')
  await database.query('LOCK TABLE "StonePhoto" IN ACCESS EXCLUSIVE MODE')
  const waiting = fetch(`${app.url}/api/stone-photos/${randomUUID()}/large`, asJson(cookie, '203.0.113.9'))
  return {
    async end() {
      await database.query('ROLLBACK')
      await waiting
    },
  }
}

/** A fault of the program: it asks for a table that is not there. */
async function throwError(cookie: string): Promise<void> {
  const owner = new pg.Client({ connectionString: databaseUrlOf(folder) })
  await owner.connect()
  await owner.query('ALTER TABLE "PushSubscription" RENAME TO "PushSubscriptionGone"')
  await owner.end()
  const answer = await fetch(`${app.url}/api/user/push-subscriptions`, {
    method: 'DELETE',
    ...asJson(cookie, '203.0.113.7'),
    body: JSON.stringify({ endpoint: 'https://push.eksempel.dk/x' }),
  })
  expect(answer.status).toBe(500)
}
