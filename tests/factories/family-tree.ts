import { updateBirthBounds } from '@/lib/domain/family-tree/birth-bounds'
import type { ChildKind } from '@/lib/domain/family-tree/schema'
import { searchTextOf } from '@/lib/domain/family-tree/search-text'
import { db, type Prisma } from '@/lib/server/db'

type PersonColumns = Partial<Omit<Prisma.TreePersonUncheckedCreateInput, 'treeId' | 'searchText'>>

/** A tree of one page with one dead person, Karen Holm (1942 – 2019) by default; any column can be given. */
export async function createTree({ memorial, ...columns }: { memorial: { id: string } } & PersonColumns) {
  const { id: treeId } = await db.familyTree.create({ data: {}, select: { id: true } })
  const lived = { givenNames: 'Karen', surname: 'Holm', sex: 'female', bornYear: 1942, diedYear: 2019 } as const
  const person = await createPerson({ id: treeId }, { ...lived, isDead: true, ...columns })
  await db.treePage.create({ data: { memorialId: memorial.id, treeId, personId: person.id } })
  return { id: treeId, personId: person.id }
}

/** A person of a tree: living, without dates and of unknown sex unless given. */
export async function createPerson(tree: { id: string }, columns: PersonColumns = {}): Promise<{ id: string }> {
  const names = { givenNames: 'Bo', surname: null, birthSurname: null, callName: null, ...columns }
  const searchText = searchTextOf({
    givenNames: names.givenNames ?? '',
    surname: names.surname ?? null,
    birthSurname: names.birthSurname ?? null,
    callName: names.callName ?? null,
  })
  const person = await db.treePerson.create({
    data: { ...names, treeId: tree.id, searchText },
    select: { id: true },
  })
  await db.$transaction((tx) => updateBirthBounds(tx, tree.id))
  return person
}

type UnionColumns = Partial<
  Omit<Prisma.TreeUnionUncheckedCreateInput, 'treeId' | 'partnerAId' | 'partnerBId' | 'children'>
>
type Member = { id: string }

/** A couple, married unless given, with children in this order, by birth unless given. */
export async function createUnion(
  tree: { id: string },
  {
    partners = [],
    children = [],
    kind = 'birth',
    ...columns
  }: { partners?: Member[]; children?: Member[]; kind?: ChildKind; union?: UnionColumns } = {},
): Promise<{ id: string }> {
  const union = await db.treeUnion.create({
    data: {
      kind: 'married',
      ...columns.union,
      treeId: tree.id,
      partnerAId: partners[0]?.id ?? null,
      partnerBId: partners[1]?.id ?? null,
      children: {
        createMany: { data: children.map(({ id }, position) => ({ childId: id, treeId: tree.id, kind, position })) },
      },
    },
    select: { id: true },
  })
  await db.$transaction((tx) => updateBirthBounds(tx, tree.id))
  return union
}

/** Counts a tree's revision up, as an edit does: for tests that change rows themselves. */
export async function countUp({ id }: { id: string }): Promise<void> {
  await db.familyTree.update({ where: { id }, data: { revision: { increment: 1 } } })
}
