import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { clientProgram, runClientProgram } from '../postgres/client-programs.mjs'
import { fetchPiece, putPiece } from './objects.mjs'

/** Of a dump, in memory at once. */
const PIECE_BYTES = 8 * 1024 * 1024
/** Ours alone: a provider may have others in the database, which no other server has. */
const OURS = ['--schema=public', '--schema=pgboss', '--extension=pg_trgm']

/**
 * Copies a database that somebody else runs, as it is at one moment, while others use it.
 * @param {import('pg').Client} client of the owner
 * @param {{ place: import('./place.mjs').Place, ownerUrl: string, known: ReadonlySet<string>,
 *   count: (client: import('pg').Client) => Promise<Record<string, number>> }} options
 * `known`: hashes of an earlier dump that is kept; `count`: counts each table's rows
 * @returns {Promise<{ at: Date, dump: { by: number, pieces: [string, number][] }, rows: Record<string, [number, number]>, bytes: number }>}
 * `by`: major version of the program that wrote it; `bytes`: what had to be copied
 */
export async function dumpDatabase(client, { place, ownerUrl, known, count }) {
  const { rows: shown } = await client.query("SELECT current_setting('server_version_num')::int / 10000 AS major")
  const { file, major: by } = clientProgram('pg_dump', { atLeast: shown[0].major })
  const at = new Date()
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  // It waits for the program, and the moment is gone without it.
  await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
  const { rows: exported } = await client.query('SELECT pg_export_snapshot() AS snapshot')
  const rows = Object.fromEntries(Object.entries(await count(client)).map(([name, found]) => [name, [found, found]]))
  const args = ['--format=custom', '--compress=0', '--no-owner', '--no-privileges', '--no-password', ...OURS]
  return inScratch(async (folder) => {
    const { child, ended } = runClientProgram(file, [...args, `--snapshot=${exported[0].snapshot}`], {
      url: ownerUrl,
      folder,
      stdio: ['ignore', 'pipe'],
    })
    try {
      const pieces = []
      let bytes = 0
      for await (const piece of piecesOf(child.stdout)) {
        const { hash, isNew } = await putPiece(place, piece, known)
        if (isNew) bytes += piece.length
        pieces.push([hash, piece.length])
      }
      const problem = await ended
      if (problem) throw new Error(`pg_dump kunne ikke tage kopien: ${problem}`)
      await client.query('COMMIT')
      return { at, dump: { by, pieces }, rows, bytes }
    } finally {
      child.kill()
    }
  })
}

async function* piecesOf(stream) {
  let chunks = []
  let length = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    length += chunk.length
    if (length < PIECE_BYTES) continue
    yield Buffer.concat(chunks)
    chunks = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(chunks)
}

/**
 * Fills a new, empty database of a server of this machine's own.
 * @throws Damaged; or with what the program said
 */
export async function fillFromDump(client, { place, ownerUrl, dump: { by, pieces } }) {
  const { file } = clientProgram('pg_restore', { atLeast: by })
  // It is in the dump too.
  await client.query('DROP SCHEMA public')
  await inScratch(async (folder) => {
    const args = ['--exit-on-error', '--no-owner', '--no-privileges', '--no-password', `--dbname=${client.database}`]
    const { child, ended } = runClientProgram(file, args, { url: ownerUrl, folder, stdio: ['pipe', 'ignore'] })
    const sending = pipeline(Readable.from(checkedPieces(place, pieces)), child.stdin).catch((error) => error)
    const problem = await ended
    const broken = await sending
    // That it left before the end is told better by itself.
    if (broken && broken.code !== 'EPIPE') throw broken
    if (problem) throw new Error(`pg_restore kunne ikke genskabe databasen: ${problem}`)
  })
}

/** Each is whole and checked before the program sees any of it. */
async function* checkedPieces(place, pieces) {
  for (const [hash] of pieces) yield await fetchPiece(place, hash)
}

async function inScratch(act) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mindelund-dump-'))
  try {
    return await act(folder)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
