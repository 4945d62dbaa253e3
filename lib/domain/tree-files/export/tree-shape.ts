import type { ChildKind } from '@/lib/domain/family-tree/schema'

type ShapeChild = { childId: string; kind: ChildKind; position: number; twinGroup: number | null }
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
  /** How a child belongs to a couple, where it does. */
  link: (union: ShapeUnion, childId: string) => ShapeChild | undefined
  /** Those of a couple's children who may be told of, and who are twins among them; worked out once for each couple. */
  siblings: (union: ShapeUnion) => Siblings
  /** Whether only the place of this person is written. */
  isMasked: (personId: string) => boolean
}

type Siblings = {
  xrefs: ReadonlySet<string>
  /** By the number of a group: its identifiers, and the first of them. */
  twins: ReadonlyMap<number, { xrefs: ReadonlySet<string>; anchorXref: string }>
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
  const links = new WeakMap<ShapeUnion, Map<string, ShapeChild>>()
  const linksOf = (union: ShapeUnion) => {
    const known = links.get(union) ?? new Map(union.children.map((child) => [child.childId, child]))
    links.set(union, known)
    return known
  }
  const siblings = new WeakMap<ShapeUnion, Siblings>()
  return {
    xrefOf,
    isMasked,
    link: (union, childId) => linksOf(union).get(childId),
    siblings: (union) => {
      const known = siblings.get(union) ?? siblingsOf(union, { xrefOf, isMasked })
      siblings.set(union, known)
      return known
    },
    union: (id) => byId.get(id),
    childIn: (id) => childIn.get(id) ?? [],
    partnerIn: (id) => partnerIn.get(id) ?? [],
  }
}

function siblingsOf({ children }: ShapeUnion, { xrefOf, isMasked }: Pick<TreeShape, 'xrefOf' | 'isMasked'>): Siblings {
  const shown = children.filter(({ childId }) => !isMasked(childId)).sort((a, b) => a.position - b.position)
  const groups = new Map<number, string[]>()
  for (const { childId, twinGroup } of shown) {
    if (twinGroup === null) continue
    const group = groups.get(twinGroup) ?? []
    group.push(xrefOf(childId))
    groups.set(twinGroup, group)
  }
  return {
    xrefs: new Set(shown.map(({ childId }) => xrefOf(childId))),
    twins: new Map(
      [...groups].flatMap(([group, xrefs]) => {
        const [anchorXref] = xrefs
        return anchorXref && xrefs.length > 1 ? [[group, { xrefs: new Set(xrefs), anchorXref }] as const] : []
      }),
    ),
  }
}

function addTo(map: Map<string, ShapeUnion[]>, id: string, union: ShapeUnion): void {
  const list = map.get(id)
  if (list) list.push(union)
  else map.set(id, [union])
}
