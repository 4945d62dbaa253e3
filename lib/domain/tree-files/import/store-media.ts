import 'server-only'
import { createHash } from 'node:crypto'
import { removeUnknownTreeFileJob } from '@/lib/domain/family-tree/jobs'
import {
  addPortraitRow,
  discardPortrait,
  newTreeFileKey,
  storePortrait,
  treeFileKeys,
} from '@/lib/domain/family-tree/tree-files'
import { byJob } from '@/lib/domain/pictures/decoding/picture-pool'
import { inTreeFileProcess, readStoredFile } from '@/lib/domain/tree-files/import/tree-file-pool'
import type { FamilyFile } from '@/lib/domain/tree-files/records/family-file'
import { numberedPath } from '@/lib/domain/tree-files/records/media-records'
import { importReportSchema, leftOutListedMost } from '@/lib/domain/tree-files/schema'
import { storage } from '@/lib/integrations/storage/storage'
import { contentTypeOfKey } from '@/lib/integrations/storage/storage-key'
import { db } from '@/lib/server/db'
import { DomainError, isOfPool } from '@/lib/server/errors'
import { enqueue } from '@/lib/server/jobs'
import { log } from '@/lib/server/log'
import { dayMs } from '@/lib/shared/durations'

/** Portraits of one import: more would keep the queue of pictures from everybody else for an hour. */
const portraitsMost = 2000
const atATime = 25
/** Other files of one import, and the longest path that is kept. */
const filesMost = 5000
const pathMost = 300
/** All files of one import together, in bytes: an archive of 100 MB with pictures is hardly more unpacked. */
const bytesMost = 300 * 1024 * 1024
/** A job may take five minutes; the next one goes on. */
const turnLastsMs = 150_000

/**
 * Gives people of an import the pictures that came with them, and keeps its other files for the way home, until time is
 * up; 'more' when some are left. What cannot be read is left out. Idempotent: what is stored already stays.
 */
export async function storeImportMedia(importId: string, lastsMs = turnLastsMs): Promise<'more' | 'over'> {
  const endsAt = Date.now() + lastsMs
  const row = await db.treeImport.findUnique({
    where: { id: importId, status: 'done', bytes: { gt: 0 } },
    select: columns,
  })
  if (!row?.userId) return 'over'
  const { treeId, userId, storageKey, report } = row
  const body = await readStoredFile(storageKey)
  const turn = { page: treeId, sender: userId }
  const file = await inTreeFileProcess('read', { file: body }, turn)
  const renames = importReportSchema.safeParse(report).data?.renamedFiles ?? {}
  const place = { treeId, importId, userId, renames }
  let isOver = true
  const portraits = (await listPortraits(file, place)).slice(0, portraitsMost)
  for (const wanted of inPortions([...portraits, ...(await listOthers(file, place)).slice(0, filesMost)])) {
    isOver = Date.now() < endsAt
    if (!isOver || (await isFull(importId))) break
    for (let paths = [...new Set(wanted.map(({ path }) => path))]; paths.length > 0; ) {
      const files = await inTreeFileProcess('files', { file: body, paths }, turn)
      for (const { path, body: found } of files) {
        if (found) await storeFile(found, wanted, { ...place, path })
      }
      paths = paths.slice(Math.max(files.length, 1))
    }
  }
  if (isOver) await tellLeftOut(file, place)
  return isOver ? 'over' : 'more'
}

/** Stores a file for everybody whose portrait it is, or as it came. */
async function storeFile(file: Buffer, wanted: readonly Wanted[], place: Place & { path: string }): Promise<void> {
  for (const { path, personId } of wanted) {
    if (path !== place.path) continue
    if (personId !== null) await givePortrait(file, { ...place, personId })
    else if (path.length <= pathMost) await keepFile(file, place)
  }
}

/** Tells an editor which files are not here. Not any more once the file was given up: names may be somebody's. */
async function tellLeftOut(file: FamilyFile, place: Place): Promise<void> {
  const { importId, treeId } = place
  const wanted = [...(await listPortraits(file, place)), ...(await listOthers(file, place))].map(({ path }) => path)
  const here = await db.treeMedia.findMany({ where: { treeId, fileName: { not: null } }, select: { fileName: true } })
  const names = new Set(here.map(({ fileName }) => fileName))
  const left = [...new Set(wanted)].filter((path) => !names.has(nameIn(place, path).slice(0, pathMost))).sort()
  const { report } = await db.treeImport.findUniqueOrThrow({ where: { id: importId }, select: { report: true } })
  const { success, data } = importReportSchema.safeParse(report)
  if (!success) return
  const leftOut = { count: left.length, first: left.slice(0, leftOutListedMost).map((path) => path.slice(0, pathMost)) }
  await db.treeImport.updateMany({
    where: { id: importId, status: 'done', bytes: { gt: 0 } },
    data: { report: { ...data, leftOut } },
  })
}

async function isFull(importId: string): Promise<boolean> {
  const { _sum } = await db.treeMedia.aggregate({ where: { importId }, _sum: { bytes: true } })
  return (_sum.bytes ?? 0) > bytesMost
}

type Place = { treeId: string; importId: string; userId: string; renames: Record<string, number> }

/** The path in the tree's archive of a file in the import's. */
function nameIn({ renames }: Place, path: string): string {
  const number = renames[path]
  return number === undefined ? path : numberedPath(path, number)
}

/** A file of the archive, and whose portrait it is, if anybody's. */
type Wanted = { path: string; personId: string | null }

function* inPortions(all: readonly Wanted[]): Generator<Wanted[]> {
  for (let at = 0; at < all.length; at += atATime) yield all.slice(at, at + atATime)
}

const columns = { treeId: true, userId: true, storageKey: true, report: true } as const

/** Portraits of people of the import who have none, by the identifier of the record as the file has it. */
async function listPortraits({ people }: FamilyFile, { treeId, importId }: Place): Promise<Wanted[]> {
  const paths = new Map(people.flatMap(({ xref, portraitPath }) => (portraitPath ? [[xref, portraitPath]] : [])))
  const rows = await db.treeRecord.findMany({
    where: { treeId, importId, person: { portraitId: null, isWithdrawn: false } },
    orderBy: { position: 'asc' },
    select: { xref: true, personId: true },
  })
  return rows.flatMap(({ xref, personId }) => {
    // An identifier that was taken here has a number behind it.
    const path = xref && (paths.get(xref) ?? paths.get(xref.replace(/_\d+$/, '')))
    return path && personId ? [{ path, personId }] : []
  })
}

/** The files that records name and that are not stored yet: what is no portrait, too. */
async function listOthers({ mediaPaths, people }: FamilyFile, place: Place): Promise<Wanted[]> {
  const stored = await db.treeMedia.findMany({ where: { importId: place.importId }, select: { fileName: true } })
  const known = new Set(stored.map(({ fileName }) => fileName))
  const portraits = new Set(people.map(({ portraitPath }) => portraitPath))
  const others = mediaPaths.filter((path) => !portraits.has(path) && !known.has(nameIn(place, path)))
  return others.map((path) => ({ path, personId: null }))
}

/** Keeps a file byte by byte. It is never shown, only sent home in the tree's archive. */
async function keepFile(body: Buffer, { path, ...place }: Place & { path: string }): Promise<void> {
  const { treeId, importId, userId } = place
  const storageKey = newTreeFileKey()
  const row = { storageKey, contentType: 'application/octet-stream', widths: [] }
  const keys = treeFileKeys(row)
  await enqueue(db, removeUnknownTreeFileJob, { storageKey, keys }, { startAfter: new Date(Date.now() + dayMs) })
  const [key = ''] = keys
  await storage.put(key, body, { contentType: contentTypeOfKey(key) })
  const checksum = checksumOf(body)
  const of = { treeId, importId, createdById: userId, fileName: nameIn(place, path), sentChecksum: checksum }
  await db.treeMedia.create({ data: { ...row, ...of, bytes: body.length, checksum } })
}

function checksumOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex')
}

async function givePortrait(
  picture: Buffer,
  { personId, path, ...place }: Place & { path: string; personId: string },
): Promise<void> {
  const { treeId, importId, userId } = place
  const prepared = await storePortrait(picture, byJob).catch((error: unknown) => {
    if (!(error instanceof DomainError) || isOfPool(error.code)) throw error
    log.info({ importId, code: error.code }, 'a picture of a family file is left out')
    return null
  })
  if (!prepared) return
  const sent = { fileName: nameIn(place, path).slice(0, pathMost), sentChecksum: checksumOf(picture) }
  const isGiven = await db.$transaction(async (tx) => {
    const portraitId = await addPortraitRow(tx, prepared, { treeId, createdById: userId })
    await tx.treeMedia.update({ where: { id: portraitId }, data: { importId, ...sent } })
    const { count } = await tx.treePerson.updateMany({
      where: { id: personId, portraitId: null, isWithdrawn: false },
      data: { portraitId },
    })
    if (count === 0) await tx.treeMedia.delete({ where: { id: portraitId } })
    return count > 0
  })
  if (!isGiven) await discardPortrait(prepared)
}
