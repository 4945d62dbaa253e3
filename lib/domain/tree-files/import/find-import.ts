import 'server-only'
import { getTree, type TreeSubject } from '@/lib/domain/family-tree/find-tree'
import { type Database, db, type Prisma, pool } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

export type ImportSubject = TreeSubject & { importId: string }

/** An import of the page's tree. Throws NOT_FOUND, also for another family's. */
export async function getImportSubject(
  actor: Actor,
  { id, importId }: { id: string; importId: string },
  database: Database = db,
): Promise<ImportSubject> {
  const subject = await getTree(actor, id, database)
  const found = await database.treeImport.findFirst({
    where: { id: importId, treeId: subject.treeId },
    select: { id: true },
  })
  if (!found) throw new DomainError('NOT_FOUND')
  return { ...subject, importId }
}

/** An import's row for a job. Throws NOT_FOUND when the page was deleted meanwhile. */
export async function getImportRow(importId: string, database: Database = db) {
  const row = await database.treeImport.findUnique({ where: { id: importId }, select: jobColumns })
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

const jobColumns = {
  id: true,
  treeId: true,
  memorialId: true,
  userId: true,
  storageKey: true,
  status: true,
  report: true,
  choices: true,
} satisfies Prisma.TreeImportSelect

/** Tells how far a job is, 0 to 100. On a connection of its own: others see it before the transaction ends. */
export async function tellProgress(importId: string, progress: number): Promise<void> {
  await pool.query('UPDATE "TreeImport" SET "progress" = $2, "updatedAt" = now() WHERE id = $1 AND "progress" < $2', [
    importId,
    Math.round(progress),
  ])
}
