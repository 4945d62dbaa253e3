import 'server-only'
import { randomUUID } from 'node:crypto'
import { removeTreeFilesJob, removeUnknownTreeFileJob } from '@/lib/domain/family-tree/jobs'
import { discardPicture, type PreparedPicture, storePicture } from '@/lib/domain/media/pictures/new-picture'
import { originalKey, variantKeys } from '@/lib/domain/pictures/picture-files'
import type { RunContext } from '@/lib/server/command'
import type { Prisma, Transaction } from '@/lib/server/db'

/** A key of its own for a file of a tree: a picture's variants and its original, or a file as it came, lie under it. */
export function newTreeFileKey(): string {
  return `trees/${randomUUID()}`
}

/**
 * Reads, re-encodes and stores a portrait; `from` is the sender's queue key. Call it in a command's `prepare`. Removed a
 * day later when no row refers to it. Throws the PICTURE_* errors, SERVER_BUSY and STORAGE_FULL.
 */
export function storePortrait(file: Buffer, from: string): Promise<PreparedPicture> {
  return storePicture(file, newTreeFileKey(), { from, cleaner: removeUnknownTreeFileJob })
}

/** Removes the files of a portrait that got no row. */
export const discardPortrait = discardPicture

/** Writes a stored portrait's row; returns its id. */
export async function addPortraitRow(
  tx: Transaction,
  { colour: _, ...picture }: PreparedPicture,
  { treeId, createdById }: { treeId: string; createdById: string },
): Promise<string> {
  const { id } = await tx.treeMedia.create({ data: { ...picture, treeId, createdById }, select: { id: true } })
  return id
}

const fileColumns = { storageKey: true, contentType: true, widths: true } satisfies Prisma.TreeMediaSelect
type FileRow = Prisma.TreeMediaGetPayload<{ select: typeof fileColumns }>

/** The keys of all files of a row. */
export function treeFileKeys({ storageKey, contentType, widths }: FileRow): string[] {
  return [...variantKeys(storageKey, widths), originalKey(storageKey, contentType)]
}

/** An archive can bring thousands of files. */
const filesPerJob = 100

/** Deletes rows of files now, and the files when the transaction has committed. Returns how many. */
export async function removeTreeFiles(
  { tx, enqueue }: Pick<RunContext, 'tx' | 'enqueue'>,
  where: Prisma.TreeMediaWhereInput,
): Promise<number> {
  const rows = await tx.treeMedia.findMany({ where, select: { id: true, ...fileColumns } })
  await tx.treeMedia.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } })
  const files = rows.map((row) => ({ storageKey: row.storageKey, keys: treeFileKeys(row) }))
  for (let start = 0; start < files.length; start += filesPerJob) {
    await enqueue(removeTreeFilesJob, { files: files.slice(start, start + filesPerJob) })
  }
  return rows.length
}
