import 'server-only'
import { wayToPlan } from '@/lib/domain/billing/copy'
import { readEntitlements } from '@/lib/domain/billing/page-plan'
import type { ComingPlan } from '@/lib/domain/billing/plan-state'
import { TreeError } from '@/lib/domain/family-tree/errors'
import type { TreeSubject } from '@/lib/domain/family-tree/find-tree'
import { keptSkeleton, readSkeleton, withinGenerations } from '@/lib/domain/family-tree/skeleton'
import type { TreeChange } from '@/lib/domain/family-tree/tree-changes'
import { type Database, db } from '@/lib/server/db'

/** Whom a page's plan lets it edit, counted from the page's person. */
export type Reach = {
  people: ReadonlySet<string>
  /** Whether somebody is related to the page's person at all, by however many generations. */
  isRelated: (id: string) => boolean
  /** A plan that is agreed and would reach farther. */
  coming: ComingPlan | null
}

/**
 * Null when the plan has no limit; only then the tree is not read. A read outside a transaction takes the kept one: an
 * edit may be rolled back, and what it saw must not be kept.
 */
export async function readReach(
  database: Database,
  { id, treeId, personId }: Pick<TreeSubject, 'id' | 'treeId' | 'personId'>,
): Promise<Reach | null> {
  const { treeGenerations: generations, coming } = await readEntitlements(database, id)
  if (generations === null) return null
  const skeleton = database === db ? await keptSkeleton(treeId) : await readSkeleton(database, treeId)
  // A plan counts the person's own generation.
  const people = withinGenerations(skeleton, personId, generations - 1)
  let related: ReadonlySet<string> | null = null
  const isRelated = (id: string) => {
    related ??= withinGenerations(skeleton, personId, Number.POSITIVE_INFINITY)
    return related.has(id)
  }
  return { people, isRelated, coming }
}

/**
 * Refuses an edit of somebody who was out of the plan's reach before it and is so after it. Whoever is related to nobody
 * of the page any more can be taken out. Throws TREE_BEYOND_PLAN.
 */
export function assertWithinPlan(before: Reach, after: Reach | null, changes: readonly TreeChange[]): void {
  const isReached = (id: string) => before.people.has(id) || !after || after.people.has(id)
  const outside = changes.flatMap(touchedBy).filter((id) => !isReached(id))
  if (outside.length === 0) return
  const takesOut = changes.some(({ table, after: row }) => table === 'person' && row === null)
  if (takesOut && changes.every(({ before: row }) => row !== null) && !outside.some(before.isRelated)) return
  throw new TreeError('TREE_BEYOND_PLAN', { way: wayToPlan(before.coming) })
}

/** The people an edit of a row is about. */
function touchedBy({ table, id, before, after }: TreeChange): string[] {
  if (table === 'person') return [id]
  const rows = [before, after].filter((row) => row !== null)
  const ids = rows.flatMap((row) => {
    if ('childId' in row) return [row.childId]
    return 'partnerAId' in row ? [row.partnerAId, row.partnerBId] : []
  })
  return ids.filter((each) => each !== null)
}
