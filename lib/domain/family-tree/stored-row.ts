import 'server-only'
import {
  childDataColumns,
  personDataColumns,
  recordDataColumns,
  type StoredRows,
  unionDataColumns,
} from '@/lib/domain/family-tree/stored-rows'
import type { TreeChange } from '@/lib/domain/family-tree/tree-changes'
import type { Transaction } from '@/lib/server/db'

export type StoredRow = StoredRows[keyof StoredRows]

/** The row that a change is about as it is now; null when it is not there. */
export async function readStoredRow(tx: Transaction, treeId: string, change: TreeChange): Promise<StoredRow | null> {
  const where = { id: change.id, treeId }
  switch (change.table) {
    case 'person':
      return tx.treePerson.findFirst({ where, select: personDataColumns })
    case 'union':
      return tx.treeUnion.findFirst({ where, select: unionDataColumns })
    case 'record':
      return tx.treeRecord.findFirst({ where, select: recordDataColumns })
    case 'child': {
      const { unionId, childId } = change.before ?? change.after ?? { unionId: '', childId: '' }
      return tx.treeChild.findFirst({ where: { unionId, childId, treeId }, select: childDataColumns })
    }
  }
}
