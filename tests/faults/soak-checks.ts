import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { databaseUrlOf } from './app-process'
import { type FamilyClient, readPage, signInFamily } from './family-client'
import type { Ledger } from './soak-writers'

const patienceMs = 120_000

type Place = { url: string; folder: string }
export type Findings = { lost: Set<string>; doubled: Set<string>; unsafe: Set<string> }

/** On the family's page. */
export const countPictures = async ({ url, folder }: Place) =>
  (await readPictures(folder, (await signInFamily(url)).slug)).length

/**
 * Holds rows, files and the page against the ledger, and adds what is wrong to the findings. Continues from an
 * interrupted edit that was stored, takes away the pictures it found ready (a page has room for a few), and forgets the
 * counts of rate limits, which are not what is tried.
 */
export async function checkLedger(
  { url, folder, picturesBefore }: Place & { picturesBefore: number },
  ledger: Ledger,
  { lost, doubled, unsafe }: Findings,
): Promise<void> {
  const family = await signInFamily(url)
  const { slug } = family
  for (const name of await unsafeSettings(folder)) unsafe.add(name)
  await query(folder, 'TRUNCATE rate_limit')

  for (const [written, column] of [
    [ledger.greetings, 'message'],
    [ledger.candles, '"authorName"'],
  ] as const) {
    const rows = await query<{ text: string; times: number }>(
      folder,
      `SELECT ${column} AS text, count(*)::int AS times FROM "Contribution"
       WHERE "memorialId" = (SELECT id FROM "Memorial" WHERE slug = $1) GROUP BY 1`,
      [slug],
    )
    const times = new Map(rows.map((row) => [row.text, row.times]))
    for (const text of written) if (!times.has(text)) lost.add(text)
    for (const { text, times: found } of rows) if (written.has(text) && found > 1) doubled.add(text)
  }

  const [row] = await query<{ epitaph: string }>(folder, 'SELECT epitaph FROM "Memorial" WHERE slug = $1', [slug])
  const stored = numberIn(row?.epitaph ?? '')
  const { epitaph } = ledger
  if (epitaph.attempted > 0) {
    if (!(stored >= epitaph.acknowledged && stored <= epitaph.attempted))
      lost.add(`Epitaph ${epitaph.acknowledged}: ${row?.epitaph}`)
    epitaph.acknowledged = stored
    await untilShown({ url, slug }, ledger).catch((error) => lost.add(String(error)))
  }

  const foundBefore = ledger.picturesFound
  const pictures = await readPictures(folder, slug)
  const byId = new Map(pictures.map((media) => [media.id, media]))
  for (const id of ledger.pictures) {
    const media = byId.get(id)
    if (!media || media.status === 'failed') lost.add(`Picture ${id}: ${media?.status ?? 'no row'}`)
    if (media?.status !== 'ready') continue
    if (!hasFiles(folder, media)) lost.add(`Picture ${id}: no file`)
    await takeAway(family, id)
    ledger.pictures.delete(id)
    ledger.picturesFound += 1
  }
  const more = pictures.length - picturesBefore - (ledger.uploadsBegun - foundBefore)
  if (more > 0) doubled.add(`${more} pictures`)

  if (!ledger.sending?.upload) return
  const kept = await ledger.sending.upload.offset(family)
  if (kept < ledger.sending.acknowledged)
    lost.add(`Upload: ${kept} of ${ledger.sending.acknowledged} acknowledged bytes`)
}

/** Resolves when each acknowledged picture has been drawn, in whatever way, or after two minutes. */
export async function untilDrawn({ url, folder }: Place, { pictures }: Ledger): Promise<string[]> {
  const { slug } = await signInFamily(url)
  const until = Date.now() + patienceMs
  for (;;) {
    const waiting = (await readPictures(folder, slug)).filter(({ id, status }) => {
      return status === 'processing' && pictures.has(id)
    })
    if (waiting.length === 0 || Date.now() > until) return waiting.map(({ id }) => `Picture ${id}: never drawn`)
    await pause(200)
  }
}

type Picture = { id: string; status: string; storageKey: string; bytes: number }

const readPictures = (folder: string, slug: string) =>
  query<Picture>(
    folder,
    `SELECT id, status, "storageKey", bytes FROM "Media"
     WHERE kind = 'picture' AND "memorialId" = (SELECT id FROM "Memorial" WHERE slug = $1)`,
    [slug],
  )

async function takeAway({ url, slug, cookie }: FamilyClient, id: string): Promise<void> {
  const answer = await fetch(`${url}/api/memorials/${slug}/media/${id}`, { method: 'DELETE', headers: { cookie } })
  if (!answer.ok) throw new Error(`DELETE ${answer.status} ${await answer.text()}`)
}

/** Whether its original is whole, and no size of it empty. */
function hasFiles(folder: string, { storageKey, bytes }: Picture): boolean {
  const place = path.join(folder, 'files', storageKey)
  const sizes = fs.existsSync(place)
    ? fs.readdirSync(place).map((file) => fs.statSync(path.join(place, file)).size)
    : []
  return sizes.includes(bytes) && sizes.every((size) => size > 0)
}

/** Twice: rendered, and from the store. A page that was stored before is shown as long as the database is away. */
async function untilShown({ url, slug }: { url: string; slug: string }, ledger: Ledger): Promise<void> {
  const latest = [...ledger.greetings].at(-1) ?? ''
  const until = Date.now() + patienceMs
  for (let times = 0; times < 2; ) {
    const page = await readPage(url, slug)
    const isShown = numberIn(page) === ledger.epitaph.acknowledged && page.includes(latest)
    if (isShown) times += 1
    else if (Date.now() > until)
      throw new Error(`The page does not show epitaph ${ledger.epitaph.acknowledged}, ${latest}`)
    else await pause(50)
  }
}

const numberIn = (text: string) => Number(/for gang nummer (\d+)\./.exec(text)?.[1])

/** What the database needs to keep what it acknowledged when the power goes, where it is not so. */
async function unsafeSettings(folder: string): Promise<string[]> {
  const rows = await query<{ name: string }>(
    folder,
    `SELECT name || ' = ' || setting AS name FROM pg_settings
     WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') AND setting <> 'on'
     UNION ALL
     SELECT own FROM pg_db_role_setting, unnest(setconfig) AS own
     WHERE own ~ '^(fsync|full_page_writes|synchronous_commit)='`,
  )
  return rows.map(({ name }) => name)
}

async function query<Row extends pg.QueryResultRow>(folder: string, text: string, values: unknown[] = []) {
  const database = new pg.Client({ connectionString: databaseUrlOf(folder) })
  await database.connect()
  try {
    return (await database.query<Row>(text, values)).rows
  } finally {
    await database.end()
  }
}
