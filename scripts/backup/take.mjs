import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { copyBase } from './base.mjs'
import { dumpDatabase } from './dump.mjs'
import { followFiles, listOfIndex, readFileIndex } from './file-index.mjs'
import { putDocument, readDocument } from './objects.mjs'
import { sealSecrets } from './secrets.mjs'
import { shipWal } from './wal.mjs'

/** Of so many days any moment can be restored, or any dump. */
export const KEPT_DAYS = 14
const DAY_MS = 24 * 3600_000
/** Younger objects may belong to a backup that is being made. */
const UNLISTED_KEPT_MS = DAY_MS
const POINT = /^points\/(\d+)\.(\w+)\.br$/
// Arbitrary numbers: one process at a time writes a cluster's backups.
const LOCK = 20_261_130

/**
 * A backup from which one can restore, with the list of all files. Of the embedded server it is a copy of the cluster, and the
 * log since then is beside it; of another a dump. Written last, so that half a backup is none.
 * @typedef {{ mark: string, from: string, base: [string, string, number][], folders: string[], label: string }} Cluster
 * @typedef {{ dump: { by: number, pieces: [string, number][] } }} Dump
 * @typedef {{
 *   format: 1, era: string, startedAt: number, at: number, version: string, rows: Record<string, [number, number]>,
 *   files: [string, string, number, number][], secrets: string,
 * } & (Cluster | Dump)} Point
 */

/** @returns {Promise<pg.Client>} of the owner; a broken connection shows at the next query */
export async function connect(connectionString) {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  return client
}

/**
 * A life of a database: after a restore another begins, so that the logs of the two are never mixed. That of one's own server
 * is the same for all machines, and has no log.
 * @param {string | null} home the embedded cluster's folder
 * @returns {Promise<string>}
 */
export async function readEra(client, home) {
  if (!home) {
    const { rows } = await client.query(
      `SELECT left(md5(c.system_identifier || '.' || d.oid), 8) AS era
       FROM pg_control_system() c, pg_database d WHERE d.datname = current_database()`,
    )
    return rows[0].era
  }
  const file = path.join(home, 'backup-era')
  if (!fs.existsSync(file)) fs.writeFileSync(file, crypto.randomUUID().slice(0, 8), { flush: true })
  return fs.readFileSync(file, 'utf8').trim()
}

/** @returns {Promise<{ key: string, at: Date, era: string }[]>} the oldest first */
export async function listPoints(place) {
  const points = []
  for await (const { key } of place.list('points/')) {
    const [, at, era] = POINT.exec(key) ?? []
    if (era) points.push({ key, at: new Date(Number(at)), era })
  }
  return points.sort((a, b) => a.at - b.at)
}

/** @returns {Promise<Point>} */
export const readPoint = (place, { key }) => readDocument(place, key)

/** The backup to add to: the cluster's own newest, or that from which it was restored. */
export async function readEarlier(place, era) {
  const points = await listPoints(place)
  const last = points.findLast((point) => point.era === era) ?? points.at(-1)
  return last && readPoint(place, last)
}

/**
 * Takes a backup of the running database, and writes down that it did.
 * @param {{ place: import('./place.mjs').Place, ownerUrl: string, home: string | null, dataDir: string, passphrase: string }} options
 * `home`: the embedded cluster's folder, null for a server of one's own
 * @returns {Promise<{ id: string, key: string, at: Date, bytes: number }>} `id`: of its row; `bytes`: what had to be copied
 */
export async function takeBackup({ place, ownerUrl, home, dataDir, passphrase }) {
  const client = await connect(ownerUrl)
  try {
    // Until it is closed no other process writes this database's backups.
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    const era = await readEra(client, home)
    const earlier = await readEarlier(place, era)
    const startedAt = Date.now()
    const index = await readFileIndex(place, { era, point: earlier })
    const fileBytes = await followFiles(place, { era, dataDir, index })
    const known = new Set(earlier && databaseObjects(earlier))
    const { at, bytes, ...copy } = home
      ? await copyCluster(client, { place, ownerUrl, home, era, known })
      : await dumpDatabase(client, { place, ownerUrl, known, count: countTables })
    const { server_version: version } = (await client.query('SHOW server_version')).rows[0]
    const key = `points/${at.getTime()}.${era}.br`
    await putDocument(place, key, {
      format: 1,
      era,
      startedAt,
      at: at.getTime(),
      version,
      ...copy,
      files: listOfIndex(index),
      secrets: sealSecrets({ dataDir, passphrase }),
    })
    const id = await noteBackup(client, bytes + fileBytes)
    return { id, key, at, bytes: bytes + fileBytes }
  } finally {
    await client.end().catch(() => {})
  }
}

async function copyCluster(client, { place, ownerUrl, home, era, known }) {
  const observers = await Promise.all([connect(ownerUrl), connect(ownerUrl)])
  const scratch = path.join(home, 'backup-scratch')
  try {
    fs.rmSync(scratch, { recursive: true, force: true })
    fs.mkdirSync(scratch, { mode: 0o700 })
    const { files, ...cluster } = await copyBase(client, { place, cluster: path.join(home, 'pgdata'), scratch, known })
    const at = new Date()
    const mark = `mindelund-${at.getTime()}`
    const rows = await countAround(observers, () => client.query('SELECT pg_create_restore_point($1)', [mark]))
    await shipWal(client, { place, home, era })
    return { at, rows, mark, base: files, ...cluster }
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true })
    await Promise.all(observers.map((each) => each.end().catch(() => {})))
  }
}

/** Hashes of what it has of the database. */
const databaseObjects = ({ base, dump }) => (dump ? dump.pieces.map(([hash]) => hash) : base.map(([, hash]) => hash))

/** As lib/domain/backups/commands/note-backup.ts does for backups that others make. */
async function noteBackup(client, bytes) {
  await client.query(`DELETE FROM "Backup" WHERE at < now() - interval '90 days'`)
  const { rows } = await client.query('INSERT INTO "Backup" (id, bytes) VALUES (gen_random_uuid(), $1) RETURNING id', [
    bytes,
  ])
  return rows[0].id
}

/** The number of each table's rows just before and just after the mark: what is restored to it lies between them. */
async function countAround([before, after], mark) {
  const look = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SELECT 1 FROM pg_class LIMIT 1'
  await before.query(look)
  await mark()
  await after.query(look)
  const [earlier, later] = [await countTables(before), await countTables(after)]
  return Object.fromEntries(Object.entries(earlier).map(([name, count]) => [name, [count, later[name] ?? count]]))
}

/** @returns {Promise<Record<string, number>>} rows by table, quoted and with its schema */
async function countTables(client) {
  const { rows: tables } = await client.query(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  )
  const counted = {}
  for (const { name } of tables) counted[name] = await countRows(client, name)
  return counted
}

/** `table`: quoted, with its schema. */
export async function countRows(client, table) {
  return Number((await client.query(`SELECT count(*) AS count FROM ${table}`)).rows[0].count)
}

/**
 * Removes what no moment of the last days needs. The newest backup stays, and the newest that was restored on trial.
 * @returns {Promise<number>} how many objects
 */
export async function removeOld(place, now = Date.now()) {
  const points = await listPoints(place)
  const since = now - KEPT_DAYS * DAY_MS
  // From the last one before those days on, each day's moments lead back to a backup.
  const needed = (era) => {
    const own = points.filter((point) => point.era === era)
    const first = own.findLastIndex(({ at }) => at.getTime() <= since)
    // The last of a cluster has its last day behind it.
    return own.slice(Math.max(first, 0)).filter(({ at }, n, { length }) => n < length - 1 || at > since - DAY_MS)
  }
  const kept = new Set([...new Set(points.map(({ era }) => era))].flatMap(needed))
  if (points.length > 0) kept.add(points.at(-1))
  const verified = new Set()
  for await (const { key } of place.list('verified/')) verified.add(key.replace('verified', 'points'))
  const proven = points.findLast(({ key }) => verified.has(key))
  if (proven) kept.add(proven)

  const hashes = new Set()
  const first = new Map()
  for (const point of points) {
    if (!kept.has(point)) continue
    const listed = await readPoint(place, point)
    const { era, from, startedAt } = listed
    if (!first.has(era)) first.set(era, { from, startedAt })
    for (const hash of [...databaseObjects(listed), ...listed.files.map(([, hash]) => hash)]) hashes.add(hash)
  }
  const removed = points
    .filter((point) => !kept.has(point))
    .flatMap(({ key }) => [key, key.replace('points', 'verified')])
  // The lists before what they list: a removal that is cut off leaves no list of what is gone.
  await place.remove(removed)
  const rest = []
  for await (const { key, at } of place.list('journal/')) {
    const era = key.split('/')[1]
    const oldest = first.get(era)
    const isOld = oldest ? at.getTime() < oldest.startedAt - DAY_MS : at.getTime() < since
    if (isOld) rest.push(key)
    else for (const [, hash] of (await readDocument(place, key)).changes) if (hash) hashes.add(hash)
  }
  for await (const { key, at } of place.list('wal/')) {
    const [, era, name] = key.split('/')
    const oldest = first.get(era)
    if (oldest ? name < oldest.from : at.getTime() < since) rest.push(key)
  }
  for await (const { key, at } of place.list('objects/')) {
    const hash = path.basename(key, '.br')
    if (!hashes.has(hash) && at.getTime() < now - UNLISTED_KEPT_MS) rest.push(key)
  }
  await place.remove(rest)
  return removed.length + rest.length
}
