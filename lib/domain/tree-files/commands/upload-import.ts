import 'server-only'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import { assertRoomForBytes, lockFreeRoomOf } from '@/lib/domain/billing/free-room'
import { getTree, lockTree } from '@/lib/domain/family-tree/find-tree'
import { removeImportFileQueue } from '@/lib/domain/family-tree/jobs'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { asRefusal } from '@/lib/domain/pictures/decoding/as-refusal'
import { uploadFormName } from '@/lib/domain/tree-files/copy'
import { TreeFileError } from '@/lib/domain/tree-files/errors'
import { treeFilesForm } from '@/lib/domain/tree-files/import/import-state'
import { contentTypeOf, importKey } from '@/lib/domain/tree-files/import/tree-file-pool'
import { importTurn, readImportQueue } from '@/lib/domain/tree-files/queues'
import { importLimitMegabytes, uploadImportFields } from '@/lib/domain/tree-files/schema'
import { storage } from '@/lib/integrations/storage/storage'
import { defineCommand } from '@/lib/server/command'
import { type Database, db, type Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { enqueue } from '@/lib/server/jobs'
import { UploadedFile } from '@/lib/server/request-body'
import { chosenName, sentAs } from '@/lib/server/sent-as'
import { dayMs } from '@/lib/shared/durations'

const limitBytes = importLimitMegabytes * 1024 * 1024

/**
 * Takes a family's file from another program. It is read in the background, and nothing is written in the tree before
 * somebody has seen what it would do. Sent again, it is the import it was before, unless that came to nothing. Throws
 * TREE_FILE_TOO_LARGE, TREE_IMPORT_UNDER_WAY, STORAGE_FULL and FREE_BYTES*.
 */
export const uploadImport = defineCommand({
  name: 'tree-files.upload-import',
  session: 'required',
  status: 201,
  // Room for the form around the file.
  fileLimitBytes: limitBytes + 1_000_000,
  input: uploadImportFields.extend({ file: z.instanceof(UploadedFile, { error: 'Vælg en fil.' }), ...chosenName }),
  limits: (_, { actor }) => [{ name: 'tree-import', key: actor.userId, points: 30, seconds: 3600 }],
  load: ({ id }, { actor }) => getTree(actor, id),
  authorize: canEditTree,
  prepare: async ({ file, chosen }, { actor }, { treeId }) => {
    if (file.body.length === 0) throw new TreeFileError('TREE_FILE_MISSING').at('file')
    if (file.body.length > limitBytes) throw new TreeFileError('TREE_FILE_TOO_LARGE').at('file')
    const name = chosen ? sentAs(chosen, { userId: actor.userId, about: treeId }) : null
    if (await findSent(db, name)) return { name, stored: null }
    await assertNoneUnderWay(db, treeId)
    const importId = newId()
    const storageKey = importKey(importId, file.body)
    // Enqueued before the first byte is written, so that a kill -9 leaves no file behind.
    const startAfter = new Date(Date.now() + dayMs)
    await enqueue(db, removeImportFileQueue, { storageKey }, { startAfter })
    await storage.put(storageKey, file.body, { contentType: contentTypeOf(storageKey) }).catch((error) => {
      throw asRefusal(error)
    })
    return { name, stored: { importId, storageKey } }
  },
  release: async ({ stored }) => {
    if (stored) await storage.delete(stored.storageKey)
  },
  run: async (context, { file }, { id: memorialId, treeId }, { name, stored }) => {
    await lockFreeRoomOf(context.tx, memorialId)
    // Of two files sent at once, the second waits here and finds the first.
    await lockTree(context.tx, treeId)
    const earlier = await findSent(context.tx, name)
    if (earlier) {
      if (stored) await storage.delete(stored.storageKey)
      return { importId: earlier.id }
    }
    // Given up since it was looked for.
    if (!stored) throw new DomainError('CONFLICT')
    const { importId, storageKey } = stored
    const { userId } = context.actor
    await assertRoomForBytes(context.tx, { memorialId, userId, bytes: file.body.length })
    await assertNoneUnderWay(context.tx, treeId)
    if (name) await context.tx.treeImport.updateMany({ where: { sentAs: name }, data: { sentAs: null } })
    await context.tx.treeImport.create({
      data: {
        id: importId,
        sentAs: name,
        treeId,
        memorialId,
        storageKey,
        userId,
        fileName: nameOf(file),
        bytes: file.body.length,
      },
    })
    await context.enqueue(readImportQueue, { importId }, await importTurn(context.tx, importId))
    context.about({ type: 'memorial', id: memorialId, detail: { import: importId } })
    return { importId }
  },
  form: treeFilesForm(uploadFormName),
})

/** The import that was sent under this name before, or null; one that came to nothing may be sent anew. */
async function findSent(database: Database, name: string | null): Promise<{ id: string } | null> {
  if (!name) return null
  const underWayOrDone = { in: ['reading', 'review', 'writing', 'done'] } satisfies Prisma.EnumTreeImportStatusFilter
  return database.treeImport.findUnique({ where: { sentAs: name, status: underWayOrDone }, select: { id: true } })
}

function nameOf({ filename }: UploadedFile): string {
  const last = filename.split(/[\\/]/).at(-1) ?? ''
  return [...last.replace(/\p{Cc}/gu, '')].slice(0, 200).join('') || 'slægt.ged'
}

/** One file at a time: the next would be matched with a tree that is about to change. Throws TREE_IMPORT_UNDER_WAY. */
async function assertNoneUnderWay(database: Database, treeId: string): Promise<void> {
  const underWay = await database.treeImport.count({
    where: { treeId, status: { in: ['reading', 'review', 'writing'] } },
  })
  if (underWay > 0) throw new TreeFileError('TREE_IMPORT_UNDER_WAY')
}
