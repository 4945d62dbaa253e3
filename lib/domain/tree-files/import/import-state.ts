import 'server-only'
import { getTree, type TreeSubject } from '@/lib/domain/family-tree/find-tree'
import { treeFilesPath } from '@/lib/domain/tree-files/copy'
import { TreeFileError } from '@/lib/domain/tree-files/errors'
import { importFailureSchema, importReportSchema } from '@/lib/domain/tree-files/schema'
import type { FormAnswer } from '@/lib/server/command'
import { type Database, db, type Prisma, pool, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

type ImportSubject = TreeSubject & { importId: string }

/** An import of the page's tree. Throws NOT_FOUND, also for another family's. */
export async function getImportSubject(
  actor: Actor,
  { id, importId }: { id: string; importId: string },
): Promise<ImportSubject> {
  const subject = await getTree(actor, id)
  const found = await db.treeImport.findFirst({
    where: { id: importId, treeId: subject.treeId },
    select: { id: true },
  })
  if (!found) throw new DomainError('NOT_FOUND')
  return { ...subject, importId }
}

/** Where each form of an import leads without script. */
export function treeFilesForm(name: string): FormAnswer<unknown> {
  return {
    name,
    done: (_, { id = '' }) => treeFilesPath(id),
    back: ({ id = '' }) => treeFilesPath(id),
  }
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

/** A report for good: counts and remarks, without the names of the file's people, who are in the tree or nowhere. */
export function withoutNames(stored: Prisma.JsonValue): { report?: Prisma.InputJsonObject } {
  const { success, data } = importReportSchema.safeParse(stored)
  if (!success) return {}
  const rings = { ...data.rings, first: [] }
  const unsureDeaths = { ...data.unsureDeaths, first: [] }
  return { report: { ...data, people: [], matches: [], rings, unsureDeaths } }
}

/** Why an import cannot go on, as it is stored. */
function failureOf(error: unknown): { code: string; context: Record<string, string | number> } {
  if (error instanceof DomainError && TreeFileError.has(error.code)) {
    return { code: error.code, context: { ...error.context } }
  }
  return { code: 'TREE_IMPORT_STOPPED', context: {} }
}

/** The sentence of a stored failure. */
export function failureSentence(failure: Prisma.JsonValue): string | null {
  const parsed = importFailureSchema.safeParse(failure)
  if (!parsed.success) return null
  const { code, context } = parsed.data
  return TreeFileError.has(code) ? TreeFileError.sentence(code, context) : null
}

/** Ends an import that the job could not finish; nothing of it is in the tree, and the names in its report go. */
export async function failImport(importId: string, error: unknown): Promise<void> {
  await db.$transaction(async (tx) => {
    const row = await tx.treeImport.findUnique({ where: { id: importId }, select: { report: true } })
    const { count } = await tx.treeImport.updateMany({
      where: { id: importId, status: { in: ['reading', 'writing'] } },
      data: {
        status: 'failed',
        failure: failureOf(error),
        finishedAt: new Date(),
        ...withoutNames(row?.report ?? null),
      },
    })
    if (count > 0) await notifyOfEnd(tx, importId, 'tree_import_failed')
  })
}

/** After this somebody who waits has closed the page, as it says they may. */
const longMs = 60_000

/**
 * Tells whoever sent a file, in the app, that its way has ended, where it took more than a minute and they still edit the
 * page. The file's name stays out of it: it may be the name of somebody who is taken out of the tree later.
 */
export async function notifyOfEnd(
  tx: Transaction,
  importId: string,
  kind: 'tree_import_done' | 'tree_import_failed',
): Promise<void> {
  const now = new Date()
  const { userId, memorialId, askedAt } = await tx.treeImport.findUniqueOrThrow({
    where: { id: importId },
    select: { userId: true, memorialId: true, askedAt: true },
  })
  if (!userId || now.getTime() - askedAt.getTime() <= longMs) return
  const editors = await tx.memorialMember.count({
    where: { memorialId, userId, role: { in: ['owner', 'editor'] }, user: { disabledAt: null } },
  })
  // Counts as mailed, so that no summary waits for it.
  if (editors > 0) await tx.notification.create({ data: { userId, memorialId, kind, mailedAt: now } })
}
