import type { ChildKind, UnionEnd, UnionKind } from '@/lib/domain/family-tree/views'

/** How a child belongs to a union. Children of one `twinGroup` in a union were born together. */
export type TreeChild = { id: string; kind: ChildKind; twinGroup: number | null }

/** Two partners, or the one or none who is known, and their children. */
export type TreeUnion = {
  id: string
  kind: UnionKind
  ended: UnionEnd | null
  /** None to two, from left to right. */
  partnerIds: readonly string[]
  /** In display order. */
  children: readonly TreeChild[]
}

/**
 * A family, or a part of one. A person may be a child in several unions and a partner in several; the order of the unions
 * is that of a person's partners. References to people outside `people` are ignored.
 */
export type FamilyGraph = { people: ReadonlyArray<{ id: string }>; unions: readonly TreeUnion[] }

/** What a graph costs to lay out, in people and the ties between them: some 2.5 for each person of an ordinary family. */
export function piecesOf({ people, unions }: FamilyGraph): number {
  return people.length + unions.reduce((sum, { partnerIds, children }) => sum + partnerIds.length + children.length, 0)
}

/** More people than this are not drawn at once; callers choose a neighbourhood. */
export const DRAWN_PEOPLE_LIMIT = 2000
