import fs from 'node:fs'
import { beforeEnd } from '../server/clean-up.mjs'
import { bringBackDatabase, bringBackFiles, planRestore } from './bring-back.mjs'
import { objectKey } from './objects.mjs'
import { clearFolder } from './restored-folder.mjs'
import { connect, countRows, listPoints } from './take.mjs'

/**
 * Restores the newest backup into a folder of its own, starts its server, and holds each table's rows against those that
 * were counted when it was made.
 * @param {{ place: import('./place.mjs').Place, scratch: string, passphrase: string, readFiles?: boolean }} options
 * `scratch`: a folder that may be emptied; `readFiles`: reads every byte of every file too, instead of looking that it is there
 * @returns {Promise<{ at: Date, tables: number, rows: number, files: number, bytes: number }>}
 * @throws for a backup that is not whole, with a sentence
 */
export async function verifyBackup({ place, scratch, passphrase, readFiles = true }) {
  const newest = (await listPoints(place)).at(-1)
  const plan = await planRestore(place)
  await clearFolder(scratch)
  fs.mkdirSync(scratch, { recursive: true })
  let server
  beforeEnd(() => server?.stop())
  try {
    ;({ server } = await bringBackDatabase(place, { plan, folder: scratch, mark: plan.point.mark, passphrase }))
    const rows = await checkRows(server.ownerUrl, plan.point.rows)
    const { count: files, bytes } = await (readFiles ? bringBackFiles : lookForFiles)(place, { plan })
    await place.put(newest.key.replace('points', 'verified'), Buffer.from(new Date().toISOString()))
    return { at: newest.at, tables: Object.keys(plan.point.rows).length, rows, files, bytes }
  } finally {
    await server?.stop()
    server = null
    fs.rmSync(scratch, { recursive: true, force: true })
  }
}

async function lookForFiles(place, { plan }) {
  const sizes = new Map()
  for await (const { key, bytes } of place.list('objects/')) sizes.set(key, bytes)
  let all = 0
  for (const [name, hash, bytes] of plan.point.files) {
    if (sizes.get(objectKey({ hash })) !== bytes) throw new Error(`Kopien er ikke hel: ${name} mangler.`)
    all += bytes
  }
  return { count: plan.point.files.length, bytes: all }
}

async function checkRows(ownerUrl, counted) {
  const client = await connect(ownerUrl)
  let all = 0
  try {
    for (const [table, bounds] of Object.entries(counted)) {
      const found = await countRows(client, table)
      all += found
      if (found < Math.min(...bounds) || found > Math.max(...bounds)) {
        throw new Error(`Kopien er ikke hel: ${table} har ${found} rækker, og der skulle være ${bounds[0]}.`)
      }
    }
    return all
  } finally {
    await client.end()
  }
}
