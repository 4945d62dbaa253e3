import 'server-only'
import { partnersOf, placeAmong } from '@/lib/domain/family-tree/partners'
import { type PersonRow, personColumns } from '@/lib/domain/family-tree/person-row'
import { treeDateSelect } from '@/lib/domain/family-tree/tree-date'
import { unionColumns } from '@/lib/domain/family-tree/union-row'
import type { Database, Prisma } from '@/lib/server/db'

const familyColumns = {
  ...unionColumns,
  ...treeDateSelect('married'),
  marriedPlace: true,
  ...treeDateSelect('ended'),
  said: true,
  revision: true,
} satisfies Prisma.TreeUnionSelect

export type FamilyRow = Prisma.TreeUnionGetPayload<{ select: typeof familyColumns }>

export type CloseFamily = {
  /** The unions the person is a child of. */
  childIn: FamilyRow[]
  /** The unions the person is a partner in, in their order. */
  partnerIn: FamilyRow[]
  /** The parents' other unions. */
  ofParents: FamilyRow[]
  people: ReadonlyMap<string, PersonRow>
}

/** Far more than anybody has; a file may give one person thousands, and the panel is open to all. */
const couplesMost = 200
const peopleMost = 1000

/**
 * Parents, partners, children and siblings of a person, by index: the size of the tree does not matter. At most 200
 * couples, as many of the parents, and 1,000 people, the closest first.
 */
export async function readCloseFamily(database: Database, personId: string): Promise<CloseFamily> {
  const memberships = await database.treeChild.findMany({ where: { childId: personId }, select: { unionId: true } })
  const parentUnions = memberships.map(({ unionId }) => unionId)
  const own = await database.treeUnion.findMany({
    where: { OR: [...partnerOf([personId]), { id: { in: parentUnions } }] },
    orderBy: { id: 'asc' },
    take: couplesMost,
    select: familyColumns,
  })
  const childIn = own.filter(({ id }) => parentUnions.includes(id))
  const parents = childIn.flatMap(partnersOf)
  const ofParents = await database.treeUnion.findMany({
    where: { OR: partnerOf(parents), id: { notIn: parentUnions } },
    orderBy: { id: 'asc' },
    take: couplesMost,
    select: familyColumns,
  })
  const unions = [...own, ...ofParents]
  const ids = unions.flatMap((union) => [...partnersOf(union), ...union.children.map(({ childId }) => childId)])
  const rows = await database.treePerson.findMany({
    where: { id: { in: [...new Set([personId, ...ids])].slice(0, peopleMost) } },
    select: personColumns,
  })
  return {
    childIn,
    partnerIn: own.filter((union) => partnersOf(union).includes(personId)).sort(byPosition(personId)),
    ofParents,
    people: new Map(rows.map((row) => [row.id, row])),
  }
}

const partnerOf = (ids: string[]) => [{ partnerAId: { in: ids } }, { partnerBId: { in: ids } }]

function byPosition(personId: string) {
  return (a: FamilyRow, b: FamilyRow) => placeAmong(a, personId) - placeAmong(b, personId) || (a.id < b.id ? -1 : 1)
}
