import 'server-only'
import { withdrawnName } from '@/lib/domain/family-tree/copy'
import { personKeysOf } from '@/lib/domain/family-tree/person-key'
import { nameOf } from '@/lib/domain/family-tree/person-row'
import type { FamilyFile } from '@/lib/domain/tree-files/records/family-file'
import type { Database } from '@/lib/server/db'

/** Identifiers of those of a file who asked to be taken out of the tree; in a file from here they are named so. */
export async function findRemoved(
  database: Database,
  treeId: string,
  { people, treeId: fileTreeId }: FamilyFile,
): Promise<Set<string>> {
  const removals = await database.treeRemoval.findMany({ where: { treeId }, select: { personKey: true } })
  const keys = new Set(removals.map(({ personKey }) => personKey))
  if (keys.size === 0) return new Set()
  const removed = people.filter(({ fields }) => {
    if (fileTreeId === treeId && nameOf(fields) === withdrawnName) return true
    return personKeysOf(treeId, { ...fields, bornYear: fields.born?.year ?? null }).some((key) => keys.has(key))
  })
  return new Set(removed.map(({ xref }) => xref))
}
