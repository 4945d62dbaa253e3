import 'server-only'
import { addPortraitRow, discardPortrait, storePortrait } from '@/lib/domain/family-tree/tree-files'
import { byJob } from '@/lib/domain/pictures/decoding/picture-pool'
import { readStoredFile } from '@/lib/domain/tree-files/import/stored-file'
import { inTreeFileProcess } from '@/lib/domain/tree-files/import/tree-file-pool'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { log } from '@/lib/server/log'

/** Portraits of one import: more would keep the queue of pictures from everybody else for an hour. */
const portraitsMost = 2000
const atATime = 25
/** A job may take five minutes; the next one goes on. */
export const turnLastsMs = 150_000

/**
 * Gives people of an import the pictures that came with them, until time is up; 'more' when some are left. A picture that
 * cannot be read is left out. Idempotent: those who have a portrait keep it.
 */
export async function storeImportMedia(importId: string, lastsMs = turnLastsMs): Promise<'more' | 'over'> {
  const endsAt = Date.now() + lastsMs
  const row = await db.treeImport.findUnique({ where: { id: importId, status: 'done' }, select: columns })
  if (!row?.userId) return 'over'
  const { treeId, userId, storageKey } = row
  const body = await readStoredFile(storageKey)
  const file = await inTreeFileProcess('read', { file: body }, treeId)
  const wanted = new Map(file.people.flatMap(({ xref, portraitPath }) => (portraitPath ? [[xref, portraitPath]] : [])))
  const people = await listWaiting(
    treeId,
    importId,
    file.people.map(({ xref }) => xref),
  )
  const waiting = people.flatMap(({ id, xref }) => {
    const path = wanted.get(xref)
    return path ? [{ id, path }] : []
  })
  for (let at = 0; at < waiting.length; at += atATime) {
    const some = waiting.slice(at, at + atATime)
    const paths = [...new Set(some.map(({ path }) => path))]
    const files = await inTreeFileProcess('files', { file: body, paths }, treeId)
    const bodies = new Map(files.map(({ path, body }) => [path, body]))
    for (const { id, path } of some) {
      const picture = bodies.get(path)
      if (picture) await givePortrait(picture, { id, path, treeId, importId, userId })
    }
    if (Date.now() > endsAt && at + atATime < waiting.length) return 'more'
  }
  return 'over'
}

const columns = { treeId: true, userId: true, storageKey: true } as const

/** People of the import without a portrait, by the identifier of the record as the file has it. */
async function listWaiting(treeId: string, importId: string, xrefs: readonly string[]) {
  const known = new Set(xrefs)
  const rows = await db.treeRecord.findMany({
    where: { treeId, importId, person: { portraitId: null, isWithdrawn: false } },
    orderBy: { position: 'asc' },
    take: portraitsMost,
    select: { xref: true, personId: true },
  })
  return rows.flatMap(({ xref, personId }) => {
    // An identifier that was taken here has a number behind it.
    const own = xref !== null && known.has(xref) ? xref : xref?.replace(/_\d+$/, '')
    return personId && own ? [{ id: personId, xref: own }] : []
  })
}

type Place = { id: string; path: string; treeId: string; importId: string; userId: string }

async function givePortrait(picture: Buffer, { id, path, treeId, importId, userId }: Place): Promise<void> {
  const prepared = await storePortrait(picture, byJob).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error
    log.info({ importId, code: error.code }, 'a picture of a family file is left out')
    return null
  })
  if (!prepared) return
  const isGiven = await db.$transaction(async (tx) => {
    const portraitId = await addPortraitRow(tx, prepared, { treeId, createdById: userId })
    await tx.treeMedia.update({ where: { id: portraitId }, data: { importId, fileName: path.slice(0, 300) } })
    const { count } = await tx.treePerson.updateMany({
      where: { id, portraitId: null, isWithdrawn: false },
      data: { portraitId },
    })
    if (count === 0) await tx.treeMedia.delete({ where: { id: portraitId } })
    return count > 0
  })
  if (!isGiven) await discardPortrait(prepared)
}
