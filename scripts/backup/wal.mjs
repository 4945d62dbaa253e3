import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fetchChecked, inParallel, packQuickly } from './objects.mjs'

const SEGMENT = /^[0-9A-F]{24}$/
const KEY = /^wal\/\w+\/([0-9A-F]{24})\.(\d+)\.([0-9a-f]{64})\.br$/
const ARCHIVE_PATIENCE_MS = 60_000

/** Where the server leaves its full log segments (scripts/postgres/embedded.mjs). */
export const archiveFolder = (home) => path.join(home, 'archive')

/**
 * Brings everything that is committed by now to the place: has the server begin a new segment, and moves all full ones.
 * @param {import('pg').Client} client of the owner
 * @returns {Promise<Date>} until when, by the database's clock, everything is there
 */
export async function shipWal(client, { place, home, era }) {
  // Before another is begun: while the place does not answer, a nearly empty one each time would fill the disk.
  await moveSegments({ place, home, era })
  // A commit of our own, so that a moment after the last visitor's write can be restored to as well.
  const { rows } = await client.query(
    `INSERT INTO "BackupReach" (id, "triedAt") VALUES (1, now())
     ON CONFLICT (id) DO UPDATE SET "triedAt" = now() RETURNING "triedAt" AS until`,
  )
  const { until } = rows[0]
  const { rows: switched } = await client.query(
    "SELECT pg_walfile_name(pg_switch_wal()) AS segment, current_setting('archive_mode') AS mode",
  )
  if (switched[0].mode !== 'on') {
    throw new Error('Databasen blev startet uden BACKUP_TO. Stop siden og alt andet, der bruger den, og start igen.')
  }
  const { segment } = switched[0]
  await isArchived(client, segment)
  // An earlier one does not hold everything until then.
  await moveSegments({ place, home, era, reachOf: (name) => (name >= segment ? until.getTime() : 0) })
  return until
}

async function moveSegments({ place, home, era, reachOf = () => 0 }) {
  const folder = archiveFolder(home)
  if (!fs.existsSync(folder)) return
  for (const name of fs.readdirSync(folder).sort()) {
    // A draft is the server's own; it has nothing else that a restore would use.
    if (!SEGMENT.test(name)) continue
    const raw = readIfThere(path.join(folder, name))
    // Another process brought it there.
    if (!raw) continue
    const hash = crypto.createHash('sha256').update(raw).digest('hex')
    await place.put(`wal/${era}/${name}.${reachOf(name)}.${hash}.br`, await packQuickly(raw))
    fs.rmSync(path.join(folder, name), { force: true })
  }
}

function readIfThere(file) {
  try {
    return fs.readFileSync(file)
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

async function isArchived(client, segment) {
  const patience = Date.now() + ARCHIVE_PATIENCE_MS
  for (;;) {
    // The last segment of all may be the one before: nothing was written since.
    const { rows } = await client.query('SELECT last_archived_wal >= $1 AS done FROM pg_stat_archiver', [segment])
    if (rows[0].done) return
    if (Date.now() > patience) throw new Error('Databasen fik ikke gemt sin log i arkivmappen. Er disken fuld?')
    await pause(50)
  }
}

/**
 * The segments of a cluster from a backup on, in order, up to the first that is missing; none where it is a dump.
 * @returns {Promise<{ segments: { name: string, key: string, hash: string }[], until: Date, isWhole: boolean }>} `until`: every
 * commit up to then is in them
 */
export async function listWal(place, { era, from, at, dump }) {
  if (dump) return { segments: [], until: new Date(at), isWhole: true }
  const found = new Map()
  for await (const { key } of place.list(`wal/${era}/`)) {
    const [, name, until, hash] = KEY.exec(key) ?? []
    if (name >= from) found.set(name, { name, key, hash, reach: Math.max(Number(until), found.get(name)?.reach ?? 0) })
  }
  const segments = []
  for (let name = from; found.has(name); name = nextSegment(name)) segments.push(found.get(name))
  const until = new Date(Math.max(0, ...segments.map(({ reach }) => reach)))
  return { segments, until, isWhole: segments.length === found.size }
}

/** With segments of 16 MB, as initdb makes them. */
function nextSegment(name) {
  const next = BigInt(`0x${name.slice(8, 16)}`) * 256n + BigInt(`0x${name.slice(16)}`) + 1n
  const hex = (value) => value.toString(16).toUpperCase().padStart(8, '0')
  return name.slice(0, 8) + hex(next / 256n) + hex(next % 256n)
}

/** Lays segments out for a restore, the empty end of each as a hole in the file. */
export async function fetchWal(place, segments, folder) {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  await inParallel(segments, 4, async ({ name, key, hash }) => {
    const file = path.join(folder, name)
    await fetchChecked(place, key, { hash, isPacked: true, target: file })
    const raw = fs.readFileSync(file)
    let end = raw.length
    while (end > 0 && raw[end - 1] === 0) end -= 1
    fs.truncateSync(file, end)
    fs.truncateSync(file, raw.length)
  })
}
