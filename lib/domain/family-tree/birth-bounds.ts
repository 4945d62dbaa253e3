import 'server-only'
import { addTo, partnersOf } from '@/lib/domain/family-tree/partners'
import { saidNoLater } from '@/lib/domain/family-tree/said'
import {
  earliestYear,
  latestYear,
  type TreeDate,
  treeDateFrom,
  treeDateSelect,
} from '@/lib/domain/family-tree/tree-date'
import type { Prisma, Transaction } from '@/lib/server/db'

/** Younger than this nobody is a parent, or marries. */
export const youngestParent = 12
/** Older than this nobody gives birth, or fathers a child; generous, so that nobody living counts as dead. */
const oldestMother = 60
const oldestFather = 90
/** Older than this few men have children, and few people marry: then a slip is more likely. */
const unusualFather = 70
const unusualSpouse = 80

/** `own` and `ownEarliest`: the years of birth that the person's own date allows. */
type Person = {
  id: string
  sex: string
  own: number | null
  ownEarliest: number | null
  diedNoLater: number | null
  /** The latest year of the first event that is known: they were born by then. */
  saidNoLater: number | null
}
type Union = {
  partnerIds: string[]
  marriedNoEarlier: number | null
  marriedNoLater: number | null
  childIds: string[]
}

/**
 * Computes the latest possible year of birth of everybody in a tree and stores what changed. It is what a person's own
 * dates allow, and the dates of those closest: a parent is at least 12 years older than a child; a mother at most 60
 * years older, a father 90; a child is born before its mother's death, or within a year after its father's; a partner
 * 12 years before the death of somebody whose birth is dated too, since two years seldom slip alike. Adopted, foster
 * and step relations say nothing of age. A person's own date of birth counts alone: a slip in a child's year must not
 * make a living parent count as dead. Nor does a bound count that the closest dates contradict (`notBornBefore`). The
 * tree must be locked.
 */
export async function updateBirthBounds(tx: Transaction, treeId: string): Promise<void> {
  const people = await tx.treePerson.findMany({ where: { treeId }, select: lifeColumns })
  const unions = await readUnions(tx, treeId)
  const bounds = boundsOf(people.map(asPerson), unions)
  const changed = people.filter(({ id, bornNoLater }) => (bounds.get(id) ?? null) !== bornNoLater)
  if (changed.length === 0) return
  const ids = changed.map(({ id }) => id)
  const years = changed.map(({ id }) => bounds.get(id) ?? null)
  await tx.$executeRaw`
    UPDATE "TreePerson" person SET "bornNoLater" = bound.year
    FROM unnest(${ids}::uuid[], ${years}::smallint[]) AS bound(id, year) WHERE person.id = bound.id`
}

/**
 * The latest possible year of birth by person; nobody is in the map whom nothing bounds. The shortest way from a known
 * year, by relations that add or take years; each relation at most once in a round, until nothing changes.
 */
export function boundsOf(people: readonly Person[], unions: readonly Union[]): ReadonlyMap<string, number> {
  const byId = new Map(people.map((person) => [person.id, person]))
  const bounds = new Map<string, number>()
  const queue: string[] = []
  const earliest = notBornBefore(byId, unions)
  const bound = (id: string, year: number) => {
    const known = bounds.get(id)
    if (year < (earliest.get(id) ?? year)) return
    if (known !== undefined && (known <= year || typeof byId.get(id)?.own === 'number')) return
    bounds.set(id, year)
    queue.push(id)
  }
  const relations = new Map<string, { id: string; years: number }[]>()
  const relate = (from: string, id: string, years: number) => addTo(relations, from, { id, years })
  // Own dates first: they are final.
  for (const { id, own, diedNoLater, saidNoLater } of people) {
    // The person's own record, as a date of birth: no slip in a relative's makes them living.
    if (own === null && saidNoLater !== null) {
      bounds.set(id, saidNoLater)
      queue.push(id)
    }
    const year = own ?? diedNoLater
    if (year !== null) bound(id, year)
  }
  for (const { partnerIds, marriedNoLater, childIds } of unions) {
    for (const parent of partnerIds) {
      const { sex = 'unknown', diedNoLater = null, own = null, saidNoLater = null } = byId.get(parent) ?? {}
      if (marriedNoLater !== null) bound(parent, marriedNoLater - youngestParent)
      const bornNoLater = own ?? saidNoLater
      if (diedNoLater !== null && bornNoLater !== null && bornNoLater <= diedNoLater) {
        for (const other of partnerIds) if (other !== parent) bound(other, diedNoLater - youngestParent)
      }
      for (const child of childIds) {
        relate(child, parent, -youngestParent)
        relate(parent, child, sex === 'female' ? oldestMother : oldestFather)
        if (diedNoLater !== null) bound(child, diedNoLater + (sex === 'female' ? 0 : 1))
      }
    }
  }
  // A loop of parents would lower its bounds for ever; edits refuse loops, and this stops where one is all the same.
  for (let at = 0; at < queue.length && at < people.length * 50; at++) {
    const id = queue[at] ?? ''
    const year = bounds.get(id) ?? 0
    for (const relation of relations.get(id) ?? []) bound(relation.id, year + relation.years)
  }
  return bounds
}

/**
 * The earliest possible year of birth by their own dates and those of parents, children and weddings, of people without
 * a latest one of their own. One of two dates that contradict each other is a slip, and nobody living may count as dead
 * by a slip: 1855 for 1955 as a mother's year, or as a wedding's.
 */
function notBornBefore(byId: ReadonlyMap<string, Person>, unions: readonly Union[]): ReadonlyMap<string, number> {
  const earliest = new Map<string, number>()
  const since = (id: string, year: number | null | undefined, years: number) => {
    if (typeof year !== 'number' || typeof byId.get(id)?.own === 'number') return
    earliest.set(id, Math.max(earliest.get(id) ?? year + years, year + years))
  }
  for (const { id, ownEarliest } of byId.values()) since(id, ownEarliest, 0)
  for (const { partnerIds, marriedNoEarlier, childIds } of unions) {
    for (const parent of partnerIds) {
      const { sex = 'unknown', ownEarliest } = byId.get(parent) ?? {}
      since(parent, marriedNoEarlier, -unusualSpouse)
      for (const child of childIds) {
        since(parent, byId.get(child)?.ownEarliest, -(sex === 'female' ? oldestMother : unusualFather))
        since(child, ownEarliest, youngestParent)
      }
    }
  }
  return earliest
}

const lifeColumns = {
  id: true,
  sex: true,
  bornNoLater: true,
  said: true,
  ...treeDateSelect('born'),
  ...treeDateSelect('died'),
} satisfies Prisma.TreePersonSelect

type LifeRow = Prisma.TreePersonGetPayload<{ select: typeof lifeColumns }>

function asPerson(row: LifeRow): Person {
  const born = treeDateFrom('born', row)
  return {
    id: row.id,
    sex: row.sex,
    own: latest(born),
    ownEarliest: born && earliestYear(born),
    diedNoLater: latest(treeDateFrom('died', row)),
    saidNoLater: saidNoLater(row.said),
  }
}

function latest(date: TreeDate | null): number | null {
  return date && latestYear(date)
}

async function readUnions(tx: Transaction, treeId: string): Promise<Union[]> {
  const unions = await tx.treeUnion.findMany({
    where: { treeId },
    select: { id: true, partnerAId: true, partnerBId: true, said: true, ...treeDateSelect('married') },
  })
  const children = await tx.treeChild.findMany({
    where: { treeId, kind: 'birth' },
    select: { unionId: true, childId: true },
  })
  const byUnion = new Map<string, string[]>()
  for (const { unionId, childId } of children) addTo(byUnion, unionId, childId)
  return unions.map((row) => {
    const married = treeDateFrom('married', row)
    return {
      partnerIds: partnersOf(row),
      marriedNoEarlier: married && earliestYear(married),
      marriedNoLater: latest(married) ?? saidNoLater(row.said),
      childIds: byUnion.get(row.id) ?? [],
    }
  })
}
