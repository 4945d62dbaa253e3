import 'server-only'
import { TreeFileError } from '@/lib/domain/tree-files/errors'
import type { Database } from '@/lib/server/db'

/** One file at a time: the next would be matched with a tree that is about to change. Throws TREE_IMPORT_UNDER_WAY. */
export async function assertNoneUnderWay(database: Database, treeId: string): Promise<void> {
  const underWay = await database.treeImport.count({
    where: { treeId, status: { in: ['reading', 'review', 'writing'] } },
  })
  if (underWay > 0) throw new TreeFileError('TREE_IMPORT_UNDER_WAY')
}
