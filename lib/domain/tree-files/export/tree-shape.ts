import type { ChildKind } from '@/lib/domain/family-tree/views'

export type ShapeChild = { childId: string; kind: ChildKind; position: number; twinGroup: number | null }
export type ShapeUnion = {
  id: string
  partnerAId: string | null
  partnerBId: string | null
  aPosition: number
  bPosition: number
  children: ShapeChild[]
}

/** Who belongs to whom in a tree, and the identifier each has in the file. */
export type TreeShape = {
  xrefOf: (id: string) => string
  union: (id: string) => ShapeUnion | undefined
  /** The couples a person is a child of, and those the person is a partner in, in the person's order. */
  childIn: (personId: string) => readonly ShapeUnion[]
  partnerIn: (personId: string) => readonly ShapeUnion[]
  /** Whether only the place of this person is written. */
  isMasked: (personId: string) => boolean
}

/** The partners of a couple, none to two. */
export function partnersOf({ partnerAId, partnerBId }: ShapeUnion): string[] {
  return [partnerAId, partnerBId].filter((id) => id !== null)
}

export function treeShape(
  unions: readonly ShapeUnion[],
  { xrefOf, isMasked }: Pick<TreeShape, 'xrefOf' | 'isMasked'>,
): TreeShape {
  const byId = new Map(unions.map((union) => [union.id, union]))
  const childIn = new Map<string, ShapeUnion[]>()
  const partnerIn = new Map<string, ShapeUnion[]>()
  for (const union of unions) {
    for (const { childId } of union.children) addTo(childIn, childId, union)
    for (const partner of partnersOf(union)) addTo(partnerIn, partner, union)
  }
  for (const [id, list] of partnerIn) {
    const position = ({ partnerAId, aPosition, bPosition }: ShapeUnion) => (partnerAId === id ? aPosition : bPosition)
    list.sort((a, b) => position(a) - position(b) || (a.id < b.id ? -1 : 1))
  }
  return {
    xrefOf,
    isMasked,
    union: (id) => byId.get(id),
    childIn: (id) => childIn.get(id) ?? [],
    partnerIn: (id) => partnerIn.get(id) ?? [],
  }
}

function addTo(map: Map<string, ShapeUnion[]>, id: string, union: ShapeUnion): void {
  const list = map.get(id)
  if (list) list.push(union)
  else map.set(id, [union])
}
