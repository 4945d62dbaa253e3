import 'server-only'
import { LRUCache } from 'lru-cache'
import { addTo, partnersOf } from '@/lib/domain/family-tree/partners'
import type { ChildKind, Sex } from '@/lib/domain/family-tree/schema'
import { type Database, db } from '@/lib/server/db'

export type SkeletonUnion = {
  id: string
  partnerIds: string[]
  children: { id: string; kind: ChildKind }[]
}

/** Who is related to whom in a whole tree, without names: for questions that no neighbourhood answers. */
export type Skeleton = {
  sexes: ReadonlyMap<string, Sex>
  unions: readonly SkeletonUnion[]
  /** The unions a person is a child of, and a partner in. */
  childIn: ReadonlyMap<string, readonly SkeletonUnion[]>
  partnerIn: ReadonlyMap<string, readonly SkeletonUnion[]>
}

/** Three queries by index; 50,000 people take some tenths of a second. */
export async function readSkeleton(database: Database, treeId: string): Promise<Skeleton> {
  const people = await database.treePerson.findMany({ where: { treeId }, select: { id: true, sex: true } })
  const unions = await database.treeUnion.findMany({
    where: { treeId },
    select: { id: true, partnerAId: true, partnerBId: true },
  })
  const children = await database.treeChild.findMany({
    where: { treeId },
    orderBy: [{ position: 'asc' }, { childId: 'asc' }],
    select: { unionId: true, childId: true, kind: true },
  })
  const byId = new Map<string, SkeletonUnion>()
  for (const union of unions) byId.set(union.id, { id: union.id, partnerIds: partnersOf(union), children: [] })
  const childIn = new Map<string, SkeletonUnion[]>()
  for (const { unionId, childId, kind } of children) {
    const union = byId.get(unionId)
    if (!union) continue
    union.children.push({ id: childId, kind })
    addTo(childIn, childId, union)
  }
  const partnerIn = new Map<string, SkeletonUnion[]>()
  for (const union of byId.values()) for (const id of union.partnerIds) addTo(partnerIn, id, union)
  return { sexes: new Map(people.map(({ id, sex }) => [id, sex])), unions: [...byId.values()], childIn, partnerIn }
}

// By people, couples and children, since somebody may have a thousand couples. Some 30 MB.
const skeletons = new LRUCache<string, Skeleton>({ max: 500, maxSize: 300_000 })

/** The same for reads, kept until the tree changes: a page asks for the way to each person who is looked at. */
export async function keptSkeleton(treeId: string): Promise<Skeleton> {
  // Before the rows: an edit in between is then read once more, never missed.
  const { revision } = await db.familyTree.findUniqueOrThrow({
    where: { id: treeId },
    select: { revision: true },
  })
  const key = `${treeId}:${revision}`
  const kept = skeletons.get(key)
  if (kept) return kept
  const skeleton = await readSkeleton(db, treeId)
  const links = skeleton.unions.reduce((sum, { children }) => sum + 1 + children.length, 0)
  skeletons.set(key, skeleton, { size: skeleton.sexes.size + links + 1 })
  return skeleton
}

/**
 * The line of descent from `ancestorId` down to `personId`, both included, or null. Every kind of child counts: nobody
 * is their own adoptive grandparent either.
 */
export function findDescent(skeleton: Skeleton, ancestorId: string, personId: string): string[] | null {
  const childOf = new Map<string, string | null>([[personId, null]])
  const queue = [personId]
  for (const id of queue) {
    if (id === ancestorId) return lineFrom(childOf, id)
    for (const { partnerIds } of skeleton.childIn.get(id) ?? []) {
      for (const parent of partnerIds) {
        if (childOf.has(parent)) continue
        childOf.set(parent, id)
        queue.push(parent)
      }
    }
  }
  return null
}

function lineFrom(childOf: ReadonlyMap<string, string | null>, first: string): string[] {
  const line: string[] = []
  for (let id: string | null = first; id !== null; id = childOf.get(id) ?? null) line.push(id)
  return line
}

/**
 * The people at most `most` generations above or below a person: parents are one up, children one down, partners level.
 * Each person counts by the shortest way to them.
 */
export function withinGenerations(skeleton: Skeleton, personId: string, most: number): ReadonlySet<string> {
  const generations = new Map<string, number>([[personId, 0]])
  const queue = [personId]
  const visit = (id: string, generation: number) => {
    if (Math.abs(generation) > most || generations.has(id)) return
    generations.set(id, generation)
    queue.push(id)
  }
  for (const id of queue) {
    const generation = generations.get(id) ?? 0
    for (const { partnerIds, children } of skeleton.childIn.get(id) ?? []) {
      for (const parent of partnerIds) visit(parent, generation - 1)
      // Siblings whose parents nobody knows.
      if (partnerIds.length === 0) for (const sibling of children) visit(sibling.id, generation)
    }
    for (const { partnerIds, children } of skeleton.partnerIn.get(id) ?? []) {
      for (const partner of partnerIds) visit(partner, generation)
      for (const child of children) visit(child.id, generation + 1)
    }
  }
  return new Set(generations.keys())
}

/** People of a tree who are related to each other by any number of ties, and to nobody else of it. */
export type Family = {
  /** The least of its people's ids. */
  id: string
  /** Those near each other stand together. */
  personIds: readonly string[]
}

/** The families of a tree, the largest first. Linear in people and ties, but for sorting. */
export function familiesOf(skeleton: Skeleton): Family[] {
  const seen = new Set<string>()
  const followed = new Set<SkeletonUnion>()
  const families: Family[] = []
  for (const first of [...skeleton.sexes.keys()].sort()) {
    if (seen.has(first)) continue
    seen.add(first)
    const personIds = [first]
    for (const id of personIds) {
      for (const union of [...(skeleton.childIn.get(id) ?? []), ...(skeleton.partnerIn.get(id) ?? [])]) {
        // Once only: a couple with a thousand children would be gone through a thousand times.
        if (followed.has(union)) continue
        followed.add(union)
        for (const other of [...union.partnerIds, ...union.children.map((child) => child.id)]) {
          if (seen.has(other)) continue
          seen.add(other)
          personIds.push(other)
        }
      }
    }
    families.push({ id: first, personIds })
  }
  return families.sort(byPlace)
}

const kept = new WeakMap<Skeleton, readonly Family[]>()

/** The same for reads, for as long as the skeleton is kept. */
export function keptFamilies(skeleton: Skeleton): readonly Family[] {
  const known = kept.get(skeleton) ?? familiesOf(skeleton)
  kept.set(skeleton, known)
  return known
}

type Place = { count: number; id: string }

/** Where a family stands among the others, for a cursor: '12.{id}'. */
export const placeOf = ({ personIds, id }: Family): string => `${personIds.length}.${id}`

/** Whether a family comes after the one with this place. */
export function comesAfter(family: Family, place: string): boolean {
  const [count, id = ''] = place.split('.')
  return inOrder({ count: family.personIds.length, id: family.id }, { count: Number(count), id }) > 0
}

const byPlace = (a: Family, b: Family) =>
  inOrder({ count: a.personIds.length, id: a.id }, { count: b.personIds.length, id: b.id })

function inOrder(a: Place, b: Place): number {
  return b.count - a.count || (a.id < b.id ? -1 : Number(a.id > b.id))
}
