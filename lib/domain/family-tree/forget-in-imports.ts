import 'server-only'
import { withdrawnName } from '@/lib/domain/family-tree/copy'
import { removeImportFileQueue } from '@/lib/domain/family-tree/import-file-queue'
import { asSearched } from '@/lib/domain/family-tree/search-text'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'

/** Of imports not written yet; the sentence is tree-files' own (`TREE_IMPORT_WITHDRAWN`). */
const underWay = ['reading', 'review', 'writing'] as const
const forgottenFileName = 'slægtsfil'

/**
 * Takes somebody with these names out of a tree's imports: their files are deleted, those that are not in the tree yet end
 * with a sentence, and reports keep counts only, since nobody knows which of their lines are about the person. The tree must
 * be locked: a job that writes an import waits for the lock and finds it ended.
 */
export async function forgetInImports(
  { tx, enqueue }: Pick<RunContext, 'tx' | 'enqueue'>,
  { treeId, names }: { treeId: string; names: ReadonlySet<string> },
): Promise<void> {
  await tx.treeImport.updateMany({
    where: { treeId, status: { in: [...underWay] } },
    data: { status: 'cancelled', finishedAt: new Date(), failure: { code: 'TREE_IMPORT_WITHDRAWN', context: {} } },
  })
  const imports = await tx.treeImport.findMany({
    where: { treeId },
    select: { id: true, storageKey: true, bytes: true, fileName: true },
  })
  await forgetReports(tx, treeId)
  const named = imports.filter(({ fileName }) => isNamed(fileName, names)).map(({ id }) => id)
  await tx.treeImport.updateMany({ where: { id: { in: named } }, data: { fileName: forgottenFileName } })
  // No bytes: the file is gone, what it was stays.
  await tx.treeImport.updateMany({ where: { treeId }, data: { bytes: 0 } })
  for (const { storageKey, bytes } of imports) if (bytes > 0) await enqueue(removeImportFileQueue, { storageKey })
}

/** Reports hold the file's people, and lists of lines and names (`first`), and the sentence of a loop its path in names. */
async function forgetReports(tx: Transaction, treeId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE "TreeImport"
    SET "report" = (
      SELECT jsonb_object_agg(key, CASE
        WHEN jsonb_typeof(value) = 'object' AND jsonb_exists(value, 'first') THEN jsonb_set(value, '{first}', '[]')
        ELSE value
      END)
      FROM jsonb_each("report" || '{"people": [], "matches": [], "pageXref": null, "renamedFiles": {}}'))
    WHERE "treeId" = ${treeId}::uuid AND jsonb_typeof("report") = 'object'`
  await tx.$executeRaw`
    UPDATE "TreeImport" SET "failure" = jsonb_set("failure", '{context,path}', to_jsonb(${withdrawnName}::text))
    WHERE "treeId" = ${treeId}::uuid AND "failure" -> 'context' ? 'path'`
}

function isNamed(fileName: string, names: ReadonlySet<string>): boolean {
  const words = asSearched(fileName.replace(/[^\p{L}\p{N}]+/gu, ' '))
  return [...names].some((name) => words.includes(asSearched(name.replace(/[^\p{L}\p{N}]+/gu, ' '))))
}
