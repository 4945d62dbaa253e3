import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { freePort } from '../../scripts/set-up/free-port.mjs'
import { type AppProcess, databaseUrlOf, startApp } from './app-process'
import { readPage, signInFamily } from './family-client'

const folder = path.resolve(`.data-test/faults-two-${process.pid}`)
/** 'At once' between two processes: one message of PostgreSQL's. */
const atOnce = { timeout: 1000, intervals: [20] }

let first: AppProcess
let second: AppProcess

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  first = await startApp({ folder, port: await freePort() })
  second = await startApp({ folder, port: await freePort() })
})

test.afterAll(async () => {
  await second?.stop()
  await first?.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

test('what is written through one process stands at once on the page of the other', async () => {
  const family = await signInFamily(first.url)
  for (const count of [1, 2, 3]) {
    // Both have the page in their cache before it changes.
    await Promise.all([first, second].flatMap(({ url }) => [readPage(url, family.slug), readPage(url, family.slug)]))
    await family.writeEpitaph(`Skrevet i den første proces, gang ${count}.`)
    expect(await readPage(first.url, family.slug)).toContain(`den første proces, gang ${count}.`)
    await expect.poll(() => readPage(second.url, family.slug), atOnce).toContain(`den første proces, gang ${count}.`)
  }
})

test('a process that lost its ear for the others does not go on showing old pages', async () => {
  const family = await signInFamily(first.url)
  await readPage(second.url, family.slug)
  const database = new pg.Client({ connectionString: databaseUrlOf(folder) })
  await database.connect()
  const cut = await database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %' AND pid <> pg_backend_pid()`,
  )
  await database.end()
  expect(cut.rowCount).toBeGreaterThanOrEqual(2)
  await family.writeEpitaph('Skrevet, mens ingen lyttede.')
  const page = () => readPage(second.url, family.slug)
  await expect.poll(page, { timeout: 5000, intervals: [50] }).toContain('Skrevet, mens ingen lyttede.')
  await family.writeEpitaph('Skrevet, da de lyttede igen.')
  await expect.poll(page, { timeout: 5000, intervals: [50] }).toContain('Skrevet, da de lyttede igen.')
})

test('the second process lives on when the first is killed', async () => {
  const family = await signInFamily(second.url)
  await first.killHard('launcher and server')
  await family.writeGreeting('Skrevet, efter at den anden faldt.')
  expect(await readPage(second.url, family.slug)).toContain('Skrevet, efter at den anden faldt.')
  first = await startApp({ folder, port: await freePort() })
  expect(await readPage(first.url, family.slug)).toContain('Skrevet, efter at den anden faldt.')
})
