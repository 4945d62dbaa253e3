import fs from 'node:fs'
import { opendir, stat } from 'node:fs/promises'
import path from 'node:path'
import { hashFile, inParallel, putDocument, putFile, readDocument } from './objects.mjs'

/** Of DATA_DIR: what families gave, and mails where no server sends them. The rest is made again from these. */
const FOLDERS = ['files', 'mail']
const AT_ONCE = 8
const JOURNAL_EVERY = 500

/**
 * What is known to be at the place, by path below DATA_DIR.
 * @typedef {Map<string, { hash: string, bytes: number, at: number }>} FileIndex `at`: modified, in ms
 */

/**
 * The index of a database's files as the place has it at `until`, or now. `removedUntil`: of the files that went, only those
 * that went by then are left out.
 */
export async function readFileIndex(place, { era, point, until = Number.POSITIVE_INFINITY, removedUntil = until }) {
  const index = new Map(point?.files.map(([name, hash, bytes, at]) => [name, { hash, bytes, at }]))
  const journals = []
  for await (const { key } of place.list(`journal/${era}/`)) journals.push(key)
  for (const key of journals.sort()) {
    if (point && key < journalKey(era, point.startedAt)) continue
    const { at, changes } = await readDocument(place, key)
    for (const [name, hash, bytes, modified] of changes) {
      // Noted a little after it was written. A file that went since then is kept: its row is still there.
      if (hash && modified <= until) index.set(name, { hash, bytes, at: modified })
      else if (!hash && at <= removedUntil) index.delete(name)
    }
  }
  return index
}

const journalKey = (era, at) => `journal/${era}/${new Date(at).toISOString().replace(/[:.]/g, '-')}`

/** The index as a backup lists it. */
export const listOfIndex = (index) => [...index].map(([name, { hash, bytes, at }]) => [name, hash, bytes, at])

/**
 * Copies what is new in `dataDir`, notes what went, and keeps both in the journal.
 * @returns {Promise<number>} bytes copied
 */
export async function followFiles(place, { era, dataDir, index }) {
  const seen = new Set()
  const hashes = new Set([...index.values()].map(({ hash }) => hash))
  let changes = []
  let copied = 0
  const note = async () => {
    if (changes.length === 0) return
    const noted = changes
    changes = []
    const at = Date.now()
    await putDocument(place, `${journalKey(era, at)}-${crypto.randomUUID().slice(0, 8)}`, { at, changes: noted })
    for (const [name, hash, bytes, modified] of noted) {
      if (hash) index.set(name, { hash, bytes, at: modified })
      else index.delete(name)
    }
  }
  const copy = async (name) => {
    const file = path.join(dataDir, name)
    const found = await stat(file).catch(ifGone)
    if (!found) return
    seen.add(name)
    const at = Math.trunc(found.mtimeMs)
    const known = index.get(name)
    if (known && known.bytes === found.size && known.at === at) return
    const hash = await hashFile(file).catch(ifGone)
    if (!hash) return
    if (!hashes.has(hash)) {
      await putFile(place, { file, hash })
      copied += found.size
    }
    hashes.add(hash)
    changes.push([name, hash, found.size, at])
    if (changes.length >= JOURNAL_EVERY) await note()
  }
  for (const folder of FOLDERS) {
    for await (const portion of portionsOf(dataDir, folder)) await inParallel(portion, AT_ONCE, copy)
  }
  for (const name of index.keys()) if (!seen.has(name)) changes.push([name])
  await note()
  return copied
}

function ifGone(error) {
  if (error.code === 'ENOENT') return null
  throw error
}

async function* portionsOf(dataDir, folder) {
  let portion = []
  for await (const name of walk(dataDir, folder)) {
    portion.push(name)
    if (portion.length < JOURNAL_EVERY) continue
    yield portion
    portion = []
  }
  yield portion
}

/** Names that begin with a dot are unfinished. */
async function* walk(root, folder) {
  if (!fs.existsSync(path.join(root, folder))) return
  for await (const entry of await opendir(path.join(root, folder))) {
    const name = `${folder}/${entry.name}`
    if (entry.name.startsWith('.')) continue
    if (entry.isDirectory()) yield* walk(root, name)
    else if (entry.isFile()) yield name
  }
}
