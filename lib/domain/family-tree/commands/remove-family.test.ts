import { describe, expect, test } from 'vitest'
import { addRelative } from '@/lib/domain/family-tree/commands/add-relative'
import { removeFamily } from '@/lib/domain/family-tree/commands/remove-family'
import { undoEdit } from '@/lib/domain/family-tree/commands/undo-edit'
import { listUnjoined } from '@/lib/domain/family-tree/queries'
import { FAMILY_REMOVED_LIMIT } from '@/lib/domain/family-tree/schema'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { countUp, createPerson, createUnion } from '@/tests/factories/family-tree'
import { createMemorial } from '@/tests/factories/memorials'
import { aTree, rowsOf } from '@/tests/factories/tree-edits'

type Removed = { id: string; personId: string; count: number }
const remove = (actor: Actor, input: Removed) => execute(removeFamily, callerFor(actor), input)

/** Karen with her son, and beside them Ane with a husband and a child, and Bo alone. */
async function threeFamilies() {
  const made = await aTree()
  const { tree, person } = made
  const son = await createPerson(tree, { givenNames: 'Søn' })
  await createUnion(tree, { partners: [person], children: [son] })
  const [ane, jens, ida] = [
    await createPerson(tree, { givenNames: 'Ane', surname: 'Ukendt', bornYear: 1870, diedYear: 1940 }),
    await createPerson(tree, { givenNames: 'Jens', bornYear: 1865 }),
    await createPerson(tree, { givenNames: 'Ida', bornYear: 1899 }),
  ]
  const couple = await createUnion(tree, { partners: [ane, jens], children: [ida] })
  const record = { treeId: tree.id, version: '5.5.1', position: 0, lines: '0 @I1@ INDI' }
  await db.treeRecord.create({ data: { ...record, personId: ane.id } })
  await db.treeRecord.create({ data: { ...record, unionId: couple.id } })
  const bo = await createPerson(tree)
  await countUp(tree)
  return { ...made, ane, jens, ida, bo }
}

describe('those who are not joined to the page’s person', () => {
  test('are listed as families, the largest first, with the oldest of each first', async () => {
    const { actor, at } = await threeFamilies()
    const { pagePerson, peopleCount, familyCount, items, nextCursor } = await listUnjoined(actor, { id: at.id })
    expect([pagePerson.name, peopleCount, familyCount, nextCursor]).toEqual(['Karen Holm', 4, 2, null])
    expect(items.map(({ count, people }) => [count, people.map(({ name }) => name)])).toEqual([
      [3, ['Jens', 'Ane Ukendt', 'Ida']],
      [1, ['Bo']],
    ])
  })

  test('come ten families at a time', async () => {
    const { actor, at, tree } = await aTree()
    for (let count = 0; count < 12; count++) await createPerson(tree)
    await countUp(tree)
    const first = await listUnjoined(actor, { id: at.id })
    expect([first.items.length, first.familyCount]).toEqual([10, 12])
    const second = await listUnjoined(actor, { id: at.id, cursor: first.nextCursor ?? '' })
    expect([second.items.length, second.nextCursor]).toEqual([2, null])
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(12)
  })

  test('are joined by one tie, and the rest of their family with them', async () => {
    const { actor, at, ane } = await threeFamilies()
    const tie = { id: at.id, personId: at.personId, relation: 'parent', existingId: ane.id }
    await execute(addRelative, callerFor(actor), tie)
    const { peopleCount, items } = await listUnjoined(actor, { id: at.id })
    expect([peopleCount, items.map(({ people }) => people[0]?.name)]).toEqual([1, ['Bo']])
  })

  test('are told from the page that is looked at: what is joined to another page’s person stays', async () => {
    const { actor, owner, at, tree, ane } = await threeFamilies()
    const second = await createMemorial({ owner })
    await db.treePage.create({ data: { memorialId: second.id, treeId: tree.id, personId: ane.id } })
    const names = async (id: string) =>
      (await listUnjoined(actor, { id })).items.map(({ people, staysFor }) => [people[0]?.name, staysFor])
    expect(await names(at.id)).toEqual([
      ['Jens', 'page'],
      ['Bo', null],
    ])
    expect(await names(second.slug)).toEqual([
      ['Karen Holm', 'page'],
      ['Bo', null],
    ])
  })
})

describe('removing a family', () => {
  test('takes out its people, couples and records as one edit, which can be undone', async () => {
    const { actor, at, tree, ida } = await threeFamilies()
    const before = await rowsOf(tree)
    await remove(actor, { id: at.id, personId: ida.id, count: 3 })
    const after = await rowsOf(tree)
    expect(after.people.map(({ givenNames }) => givenNames).toSorted()).toEqual(['Bo', 'Karen', 'Søn'])
    expect([after.unions.length, after.children.length, after.records]).toEqual([1, 1, []])
    expect(await db.treeEdit.findFirst({ where: { treeId: tree.id } })).toMatchObject({ about: 'Ida og 2 til' })
    await execute(undoEdit, callerFor(actor), { id: at.id })
    expect(await rowsOf(tree)).toEqual(before)
  })

  test('is refused for the page’s own, and for one that another page is about', async () => {
    const { actor, owner, at, tree, ane, jens } = await threeFamilies()
    const second = await createMemorial({ owner })
    await db.treePage.create({ data: { memorialId: second.id, treeId: tree.id, personId: ane.id } })
    const refused = (personId: string, name: string, count: number) =>
      expect(remove(actor, { id: at.id, personId, count })).rejects.toMatchObject({
        code: 'TREE_PAGE_PERSON',
        context: { name },
      })
    await refused(at.personId, 'Karen Holm', 2)
    await refused(jens.id, 'Ane Ukendt', 3)
  })

  test('is refused when it is another than the one that was seen', async () => {
    const { actor, at, tree, bo } = await threeFamilies()
    await createUnion(tree, { partners: [bo, await createPerson(tree)] })
    const removed = remove(actor, { id: at.id, personId: bo.id, count: 1 })
    await expect(removed).rejects.toMatchObject({ code: 'TREE_FAMILY_CHANGED' })
  })

  test('is refused when it is too large for one edit', async () => {
    const { actor, at, tree, bo } = await threeFamilies()
    const names = Array.from({ length: FAMILY_REMOVED_LIMIT }, () => ({ treeId: tree.id, givenNames: 'Barn' }))
    const children = await db.treePerson.createManyAndReturn({ data: names, select: { id: true } })
    await createUnion(tree, { partners: [bo], children })
    const count = FAMILY_REMOVED_LIMIT + 1
    const removed = remove(actor, { id: at.id, personId: bo.id, count })
    await expect(removed).rejects.toMatchObject({ code: 'TREE_FAMILY_TOO_LARGE' })
    await countUp(tree)
    const [largest] = (await listUnjoined(actor, { id: at.id })).items
    expect(largest).toMatchObject({ count, staysFor: 'size' })
  })

  test('does not know the people of another family’s tree', async () => {
    const [own, other] = [await threeFamilies(), await threeFamilies()]
    const removed = remove(own.actor, { id: own.at.id, personId: other.bo.id, count: 1 })
    await expect(removed).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const stranger = actorFor(await createAccount())
    const input = { id: own.at.id, personId: own.bo.id, count: 1 }
    await expect(remove(stranger, input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const joined = { id: own.at.id, personId: own.at.personId, relation: 'child', existingId: other.bo.id }
    await expect(execute(addRelative, callerFor(own.actor), joined)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await listUnjoined(own.actor, { id: own.at.id })).peopleCount).toBe(4)
  })
})
