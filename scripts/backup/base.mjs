import fs from 'node:fs'
import path from 'node:path'
import { inParallel, putChangingFile } from './objects.mjs'

const AT_ONCE = 4
// As PostgreSQL's manual says about a base backup made with pg_backup_start (26.3.4).
const SKIPPED = /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label.*|tablespace_map)$/
const EMPTIED = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]

/**
 * Copies a running cluster. Nobody waits for it; what changes meanwhile is in the log, without which it is worth nothing.
 * @param {import('pg').Client} client of the owner, kept open until the end
 * @param {{ place: import('./place.mjs').Place, cluster: string, scratch: string, known: ReadonlySet<string> }} options
 * `cluster`: its folder; `known`: hashes of an earlier copy that is kept
 * @returns {Promise<{ files: [string, string, number][], folders: string[], label: string, from: string, bytes: number }>}
 * `from`: the first log segment it needs; `bytes`: what had to be copied
 */
export async function copyBase(client, { place, cluster, scratch, known }) {
  // A quick checkpoint: the copy begins now and not in some minutes.
  await client.query("SELECT pg_backup_start('mindelund', true)")
  const { names, folders } = listCluster(cluster)
  const files = []
  let copied = 0
  await inParallel(names, AT_ONCE, async (name) => {
    const kept = await putChangingFile(place, { file: path.join(cluster, name), scratch, known }).catch(ifGone)
    if (!kept) return
    files.push([name, kept.hash, kept.bytes])
    if (kept.isNew) copied += kept.bytes
  })
  const { rows } = await client.query('SELECT labelfile, spcmapfile FROM pg_backup_stop(true)')
  if (rows[0].spcmapfile?.trim()) throw new Error('Databasen har tablespaces, som kopien ikke kan tage med.')
  const [, from] = /\(file ([0-9A-F]{24})\)/.exec(rows[0].labelfile) ?? []
  return { files: files.sort(), folders, label: rows[0].labelfile, from, bytes: copied }
}

/** A table dropped meanwhile is dropped in the log too. */
function ifGone(error) {
  if (error.code === 'ENOENT') return null
  throw error
}

function listCluster(cluster) {
  const names = []
  const folders = []
  const list = (folder) => {
    for (const entry of fs.readdirSync(path.join(cluster, folder), { withFileTypes: true })) {
      const name = path.posix.join(folder, entry.name)
      if (SKIPPED.test(entry.name)) continue
      if (!entry.isDirectory()) names.push(name)
      else {
        folders.push(name)
        if (!EMPTIED.includes(name)) list(name)
      }
    }
  }
  list('')
  return { names, folders: [...folders, 'pg_wal/archive_status', 'pg_wal/summaries'] }
}
