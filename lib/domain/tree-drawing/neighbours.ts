import {
  childWord,
  closenessOf,
  parentWord,
  partnerWord,
  type Siblinghood,
  siblingWord,
} from '@/lib/domain/family-tree/relation-copy'
import type { ChildKind, Sex, UnionView } from '@/lib/domain/family-tree/schema'
import { boxSize, type TreeBox } from '@/lib/domain/tree-drawing/geometry'

export type Direction = 'up' | 'down' | 'left' | 'right'

type Drawn = { boxes: readonly TreeBox[]; unions: readonly UnionView[] }

/**
 * Whom an arrow leads to from a person in a drawing: up to a parent, down to a child, the nearest of them; left and right
 * along the row, to partners, siblings and cousins as they stand, or to a partner in another row. Null where nobody is.
 */
export function neighbourOf(personId: string, direction: Direction, { boxes, unions }: Drawn): string | null {
  const here = boxes.find(({ id }) => id === personId)
  if (!here) return null
  const of = (ids: readonly string[]) => nearest(here, boxesOf(boxes, ids))
  if (direction === 'up') return of(parentsOf(personId, unions))
  if (direction === 'down') return of(childrenOf(personId, unions))
  const isAside = ({ x }: TreeBox) => (direction === 'left' ? x < here.x : x > here.x)
  const row = boxes.filter((box) => box.row === here.row && isAside(box))
  return nearest(here, row) ?? nearest(here, boxesOf(boxes, partnersOf(personId, unions)).filter(isAside))
}

/**
 * What one person is to another next to them: 'far', 'adoptivdatter', 'tidligere hustru'; null for all others. In two
 * families with one parent, by the nearer.
 */
export function closeRelation(
  { id, sex }: { id: string; sex: Sex },
  otherId: string,
  unions: readonly UnionView[],
): string | null {
  const found = unions.flatMap(({ partnerIds, children, kind, ended }) => {
    const isPartner = partnerIds.includes(id)
    const child = children.find((one) => one.id === id)
    const otherChild = children.find((one) => one.id === otherId)
    if (isPartner && partnerIds.includes(otherId)) return { word: partnerWord(sex, { kind, ended }), by: ended ? 1 : 0 }
    if (isPartner && otherChild) return { word: parentWord(sex, otherChild.kind), by: closenessOf(otherChild.kind) }
    if (child && partnerIds.includes(otherId)) return { word: childWord(sex, child.kind), by: closenessOf(child.kind) }
    if (!child || !otherChild) return []
    const by = Math.max(closenessOf(child.kind), closenessOf(otherChild.kind))
    return { word: siblingWord(sex, siblinghoodOf([child.kind, otherChild.kind])), by }
  })
  return found.toSorted((a, b) => a.by - b.by)[0]?.word ?? null
}

/** As in the panel: by how the two belong to the couple. */
function siblinghoodOf(kinds: readonly ChildKind[]): Siblinghood {
  if (kinds.includes('foster')) return 'foster'
  return kinds.includes('step') ? 'step' : 'full'
}

function parentsOf(id: string, unions: readonly UnionView[]): string[] {
  return unions.flatMap(({ children, partnerIds }) => (children.some((child) => child.id === id) ? partnerIds : []))
}

function childrenOf(id: string, unions: readonly UnionView[]): string[] {
  return unions.flatMap(({ children, partnerIds }) =>
    partnerIds.includes(id) ? children.map((child) => child.id) : [],
  )
}

function partnersOf(id: string, unions: readonly UnionView[]): string[] {
  return unions.flatMap(({ partnerIds }) => (partnerIds.includes(id) ? partnerIds.filter((other) => other !== id) : []))
}

function boxesOf(boxes: readonly TreeBox[], ids: readonly string[]): TreeBox[] {
  return boxes.filter(({ id }) => ids.includes(id))
}

/** The closest box by the way across; of two as close, the one to the left. */
function nearest(here: TreeBox, boxes: readonly TreeBox[]): string | null {
  const distance = ({ x, y }: TreeBox) => Math.abs(x - here.x) + (Math.abs(y - here.y) / boxSize.height) * 0.001
  return boxes.toSorted((a, b) => distance(a) - distance(b) || a.x - b.x)[0]?.id ?? null
}
