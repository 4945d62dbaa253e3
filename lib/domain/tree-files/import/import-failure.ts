import 'server-only'
import { TreeFileError } from '@/lib/domain/tree-files/errors'
import { withoutNames } from '@/lib/domain/tree-files/import/finished-report'
import { notifyOfEnd } from '@/lib/domain/tree-files/import/notify-of-end'
import { importFailureSchema } from '@/lib/domain/tree-files/schema'
import { db, type Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/** Why an import cannot go on, as it is stored. */
export function failureOf(error: unknown): { code: string; context: Record<string, string | number> } {
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
