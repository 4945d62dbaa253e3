import { describe, expect, test } from 'vitest'
import { addRelative } from '@/lib/domain/family-tree/commands/add-relative'
import type { AddRelativeForm } from '@/lib/domain/family-tree/schema'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPerson, createUnion } from '@/tests/factories/family-tree'
import { addMember, versionOf } from '@/tests/factories/memorials'
import { aTree, relationsOf } from '@/tests/factories/tree-edits'

const add = (actor: Actor, input: Omit<AddRelativeForm, 'person'> & { person?: AddRelativeForm['person'] }) =>
  execute(addRelative, callerFor(actor), input)

const bo = { givenNames: 'Bo', surname: 'Holm' }

describe('adding a relative', () => {
  test('stores what was written, counts the revision, keeps what undoes it and changes the page', async () => {
    const { actor, memorial, tree, at } = await aTree()
    const before = await versionOf(memorial.id)
    const { result } = await add(actor, {
      ...at,
      relation: 'child',
      person: { ...bo, birthSurname: 'Holm', sex: 'male', born: { year: 'mellem 1840 og 1845' }, note: 'Smed' },
    })
    expect(result.revision).toBe(1)
    expect(await db.treePerson.findUniqueOrThrow({ where: { id: result.personId } })).toMatchObject({
      ...bo,
      birthSurname: null,
      sex: 'male',
      note: 'Smed',
      searchText: 'bo holm',
      bornYear: 1840,
      bornUntilYear: 1845,
      bornNoLater: 1845,
      createdById: actor.userId,
    })
    expect(await db.treeEdit.findMany({ where: { treeId: tree.id } })).toMatchObject([
      { kind: 'add-relative', about: 'Bo Holm', revision: 1, userId: actor.userId },
    ])
    expect(await versionOf(memorial.id)).toBeGreaterThan(before)
  })

  test('makes a couple of a parent alone, which the second parent joins; a third is refused', async () => {
    const { actor, tree, at } = await aTree()
    const mother = await add(actor, { ...at, relation: 'parent', person: { givenNames: 'Ane' } })
    const union = { kind: 'married', marriedPlace: 'Trans Kirke' } as const
    const father = await add(actor, { ...at, relation: 'parent', person: bo, union })
    expect(father.result.unionId).toBe(mother.result.unionId)
    expect(await relationsOf(tree)).toEqual(['Ane + Bo: Karen'])
    const stored = await db.treeUnion.findUniqueOrThrow({ where: { id: father.result.unionId } })
    expect(stored).toMatchObject({ kind: 'married', marriedPlace: 'Trans Kirke' })
    await expect(add(actor, { ...at, relation: 'parent', person: bo })).rejects.toMatchObject({
      code: 'TREE_TWO_PARENTS',
    })
    await add(actor, { ...at, relation: 'parent', childKind: 'adopted', person: { givenNames: 'Else' } })
    expect(await relationsOf(tree)).toEqual(['Ane + Bo: Karen', 'Else: Karen (adopted)'])
  })

  test('gives a child to the couple that is named, or to the person alone', async () => {
    const { actor, tree, at } = await aTree()
    const partner = await add(actor, { ...at, relation: 'partner', person: bo })
    const { unionId } = partner.result
    for (const givenNames of ['Ida', 'Jens']) {
      await add(actor, { ...at, relation: 'child', unionId, person: { givenNames } })
    }
    await add(actor, { ...at, relation: 'child', person: { givenNames: 'Kaj' } })
    await add(actor, { ...at, relation: 'child', person: { givenNames: 'Lis' } })
    expect(await relationsOf(tree)).toEqual(['Karen + Bo: Ida, Jens', 'Karen: Kaj, Lis'])
    const places = await db.treeUnion.findMany({ where: { treeId: tree.id }, orderBy: { aPosition: 'asc' } })
    expect(places.map(({ aPosition, bPosition }) => [aPosition, bPosition])).toEqual([
      [0, 0],
      [1, 0],
    ])
  })

  test('keeps siblings together whose parents nobody knows, and gives both a parent who is found', async () => {
    const { actor, tree, at } = await aTree()
    await add(actor, { ...at, relation: 'sibling', person: { givenNames: 'Ida' } })
    expect(await relationsOf(tree)).toEqual([': Karen, Ida'])
    await add(actor, { ...at, relation: 'parent', person: { givenNames: 'Ane' } })
    await add(actor, { ...at, relation: 'sibling', childKind: 'adopted', person: { givenNames: 'Jens' } })
    expect(await relationsOf(tree)).toEqual(['Ane: Karen, Ida, Jens (adopted)'])
  })

  test('uses the couple that the second parent and the first are already', async () => {
    const { actor, tree, person, at } = await aTree()
    const [ane, father] = [await createPerson(tree, { givenNames: 'Ane' }), await createPerson(tree)]
    await createUnion(tree, { partners: [ane, father], children: [await createPerson(tree, { givenNames: 'Ida' })] })
    await createUnion(tree, { partners: [ane], children: [person] })
    await add(actor, { ...at, relation: 'parent', existingId: father.id })
    expect(await relationsOf(tree)).toEqual(['Ane + Bo: Ida, Karen'])
  })
})

describe('refuses', () => {
  test('a person as their own ancestor, with the path in names', async () => {
    const { actor, tree, person, at } = await aTree()
    const child = await createPerson(tree)
    await createUnion(tree, { partners: [person], children: [child] })
    const before = await relationsOf(tree)
    await expect(add(actor, { ...at, relation: 'parent', existingId: child.id })).rejects.toMatchObject({
      code: 'TREE_LOOP',
      context: { path: 'Karen Holm → Bo → Karen Holm' },
    })
    await expect(add(actor, { ...at, relation: 'child', existingId: person.id })).rejects.toMatchObject({
      context: { path: 'Karen Holm → Karen Holm' },
    })
    expect(await relationsOf(tree)).toEqual(before)
  })

  test('the same child, partner or parent twice', async () => {
    const { actor, tree, person, at } = await aTree()
    const [child, partner] = [await createPerson(tree), await createPerson(tree)]
    const { id: unionId } = await createUnion(tree, { partners: [person, partner], children: [child] })
    const twice = { code: 'TREE_THERE_TWICE' }
    const again = { id: at.id, unionId }
    await expect(add(actor, { ...at, ...again, relation: 'child', existingId: child.id })).rejects.toMatchObject(twice)
    await expect(add(actor, { ...at, relation: 'partner', existingId: partner.id })).rejects.toMatchObject(twice)
    await expect(
      add(actor, { ...again, personId: child.id, relation: 'parent', existingId: partner.id }),
    ).rejects.toMatchObject(twice)
  })

  test('people and couples of other trees, and everyone who does not write the page', async () => {
    const { actor, memorial, tree, at } = await aTree()
    const other = await aTree()
    const foreign = await createUnion(other.tree, { partners: [other.person] })
    const missing = { code: 'NOT_FOUND' }
    await expect(add(actor, { ...at, relation: 'child', existingId: other.person.id })).rejects.toMatchObject(missing)
    await expect(add(actor, { ...other.at, id: at.id, relation: 'child', person: bo })).rejects.toMatchObject(missing)
    await expect(add(actor, { ...at, relation: 'child', unionId: foreign.id, person: bo })).rejects.toMatchObject(
      missing,
    )
    const viewer = await createAccount()
    await addMember(memorial, viewer, 'viewer')
    await expect(add(actorFor(viewer), { ...at, relation: 'child', person: bo })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await expect(add(visitor(), { ...at, relation: 'child', person: bo })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    expect(await db.treePerson.count({ where: { treeId: tree.id } })).toBe(1)
  })

  test('nobody, and both somebody new and somebody known', async () => {
    const { actor, person, at } = await aTree()
    const refused = { code: 'INVALID_INPUT', fields: { existingId: expect.any(String) } }
    await expect(add(actor, { ...at, relation: 'child' })).rejects.toMatchObject(refused)
    await expect(add(actor, { ...at, relation: 'child', person: bo, existingId: person.id })).rejects.toMatchObject(
      refused,
    )
    await expect(
      add(actor, { ...at, relation: 'child', person: { givenNames: 'x'.repeat(161) } }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { 'person.givenNames': expect.any(String) } })
  })

  test('one of two fathers added at once', async () => {
    const { actor, tree, at } = await aTree()
    await add(actor, { ...at, relation: 'parent', person: { givenNames: 'Ane' } })
    const results = await Promise.allSettled(
      ['Bo', 'Carl'].map((givenNames) => add(actor, { ...at, relation: 'parent', person: { givenNames } })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db.treePerson.count({ where: { treeId: tree.id } })).toBe(3)
  })
})

test('whoever gets a sibling with known parents becomes their child too', async () => {
  const { actor, tree, at } = await aTree()
  const [father, sister] = [
    await createPerson(tree, { givenNames: 'Far' }),
    await createPerson(tree, { givenNames: 'Søster' }),
  ]
  await createUnion(tree, { partners: [father], children: [sister] })
  await execute(addRelative, callerFor(actor), { ...at, relation: 'sibling', existingId: sister.id })
  expect(await relationsOf(tree)).toEqual(['Far: Søster, Karen'])
})
