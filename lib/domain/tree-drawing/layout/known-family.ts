import type { UnionView } from '@/lib/domain/family-tree/schema'
import type { FamilyGraph } from '@/lib/domain/tree-drawing/schema'

/** A graph without references to people outside it, and without the unions that show nothing. */
export type KnownFamily = { ids: string[]; unions: UnionView[] }

export function knownFamily({ people, unions }: FamilyGraph): KnownFamily {
  const known = new Set(people.map(({ id }) => id))
  return { ids: [...known], unions: unions.map((union) => withKnown(union, known)).filter(showsSomething) }
}

function withKnown(union: UnionView, known: ReadonlySet<string>): UnionView {
  const partnerIds = [...new Set(union.partnerIds)].filter((id) => known.has(id)).slice(0, 2)
  const seen = new Set(partnerIds)
  const children = union.children.filter(({ id }) => known.has(id) && !seen.has(id) && seen.add(id))
  return { ...union, partnerIds, children }
}

/** One child of nobody, or one person alone, is drawn as their box already. */
function showsSomething({ partnerIds, children }: UnionView): boolean {
  return partnerIds.length + Math.min(children.length, 2) >= 2
}

/** The two of a couple, or null. */
export function coupleOf({ partnerIds: [left, right] }: UnionView): [left: string, right: string] | null {
  return left !== undefined && right !== undefined ? [left, right] : null
}
