import 'server-only'
import { readEntitlements } from '@/lib/domain/billing/page-plan'
import type { TreeSubject } from '@/lib/domain/family-tree/find-tree'
import { readSkeleton, withinGenerations } from '@/lib/domain/family-tree/skeleton'
import type { Database } from '@/lib/server/db'

/**
 * Whether a person is farther out than the page's plan reaches: shown, and not edited. The tree is read only for a page
 * in Basis.
 */
export async function isBeyondPlan(
  database: Database,
  { id, treeId, personId: centreId }: Pick<TreeSubject, 'id' | 'treeId' | 'personId'>,
  personId: string,
): Promise<boolean> {
  const { treeGenerations } = await readEntitlements(database, id)
  if (treeGenerations === null || personId === centreId) return false
  // A plan counts the person's own generation.
  return !withinGenerations(await readSkeleton(database, treeId), centreId, treeGenerations - 1).has(personId)
}
