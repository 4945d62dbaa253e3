import { describe, expect, test } from 'vitest'
import { removePerson } from '@/lib/domain/family-tree/commands/remove-person'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPerson, createUnion } from '@/tests/factories/family-tree'
import { aTree, relationsOf } from '@/tests/factories/tree-edits'

const remove = (actor: Actor, id: string, personId: string) => execute(removePerson, callerFor(actor), { id, personId })

describe('removing a person', () => {
  test('takes what was theirs along, and couples that hold nobody together any more', async () => {
    const { actor, tree, person, at } = await aTree()
    const [bo, ida, jens] = [
      await createPerson(tree),
      await createPerson(tree, { givenNames: 'Ida' }),
      await createPerson(tree, { givenNames: 'Jens' }),
    ]
    await createUnion(tree, { partners: [person, bo], children: [ida, jens] })
    await createUnion(tree, { partners: [person, ida] })
    await createUnion(tree, { children: [bo, ida] })
    const record = { treeId: tree.id, personId: bo.id, version: '5.5.1', position: 0, lines: '0 @I1@ INDI' }
    await db.treeRecord.create({ data: record })
    const { result } = await remove(actor, at.id, bo.id)
    expect(result).toEqual({ revision: 1 })
    expect(await relationsOf(tree)).toEqual(['Karen: Ida, Jens', 'Karen + Ida: '])
    expect(await db.treeRecord.count({ where: { treeId: tree.id } })).toBe(0)
    await remove(actor, at.id, ida.id)
    expect(await relationsOf(tree)).toEqual(['Karen: Jens'])
    const [left] = await db.treeChild.findMany({ where: { childId: jens.id } })
    expect(left).toMatchObject({ position: 0 })
  })

  test('removes somebody who asked to be taken out', async () => {
    const { actor, tree, at } = await aTree()
    const { id } = await createPerson(tree, { givenNames: '', isWithdrawn: true })
    await remove(actor, at.id, id)
    expect(await db.treeEdit.findFirst({ where: { treeId: tree.id } })).toMatchObject({ about: 'Ikke vist' })
  })
})

describe('refuses', () => {
  test('to remove anybody whom a page is about', async () => {
    const { actor, at } = await aTree()
    await expect(remove(actor, at.id, at.personId)).rejects.toMatchObject({
      code: 'TREE_PAGE_PERSON',
      context: { name: 'Karen Holm' },
    })
  })

  test('one of two who remove the same person', async () => {
    const { actor, tree, at } = await aTree()
    const { id } = await createPerson(tree)
    const ends = await Promise.allSettled([remove(actor, at.id, id), remove(actor, at.id, id)])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('other trees’ people, and everyone who does not write the page', async () => {
    const { actor, tree, at } = await aTree()
    const other = await aTree()
    const foreign = await createPerson(other.tree)
    const { id } = await createPerson(tree)
    await expect(remove(actor, at.id, foreign.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(remove(other.actor, at.id, id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(remove(actorFor(await createAccount()), at.id, id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(remove(visitor(), at.id, id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await db.treePerson.count({ where: { id: { in: [id, foreign.id] } } })).toBe(2)
  })
})
