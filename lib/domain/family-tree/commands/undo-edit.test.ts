import { describe, expect, test } from 'vitest'
import { addRelative } from '@/lib/domain/family-tree/commands/add-relative'
import { redoEdit } from '@/lib/domain/family-tree/commands/redo-edit'
import { removePerson } from '@/lib/domain/family-tree/commands/remove-person'
import { removeUnion } from '@/lib/domain/family-tree/commands/remove-union'
import { undoEdit } from '@/lib/domain/family-tree/commands/undo-edit'
import { updatePerson } from '@/lib/domain/family-tree/commands/update-person'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPerson, createUnion } from '@/tests/factories/family-tree'
import { addMember } from '@/tests/factories/memorials'
import { aTree, relationsOf, rowsOf } from '@/tests/factories/tree-edits'

type Place = { id: string; personId: string }
const undo = (actor: Actor, { id }: { id: string }) => execute(undoEdit, callerFor(actor), { id })
const redo = (actor: Actor, { id }: { id: string }) => execute(redoEdit, callerFor(actor), { id })
const addChild = async (actor: Actor, at: Place, givenNames = 'Bo') =>
  (await execute(addRelative, callerFor(actor), { ...at, relation: 'child', person: { givenNames } })).result
const write = (actor: Actor, at: Place, note: string, revision: number) =>
  execute(updatePerson, callerFor(actor), { ...at, revision, givenNames: 'Karen', note })

async function twoEditors() {
  const made = await aTree()
  const user = await createAccount()
  await addMember(made.memorial, user, 'editor')
  return { ...made, second: actorFor(user) }
}

const changedSince = { code: 'TREE_CHANGED_SINCE' }

describe('undoing', () => {
  test('takes back one’s own edits, newest first, and says what it was', async () => {
    const { actor, second, tree, at } = await twoEditors()
    const start = await rowsOf(tree)
    await addChild(actor, at, 'Ida')
    await addChild(second, at, 'Jens')
    await write(actor, at, 'Et brev', 1)
    expect((await undo(actor, at)).result).toEqual({ revision: 4, kind: 'update-person', about: 'Karen' })
    await undo(second, at)
    expect((await undo(actor, at)).result).toMatchObject({ kind: 'add-relative', about: 'Ida' })
    expect(await rowsOf(tree)).toEqual(start)
    await expect(undo(actor, at)).rejects.toMatchObject({ code: 'TREE_NOTHING_TO_UNDO' })
  })

  test('brings a removed person back with their relations and record', async () => {
    const { actor, tree, person, at } = await aTree()
    const [bo, ida] = [await createPerson(tree), await createPerson(tree, { givenNames: 'Ida', note: 'Rejste' })]
    await createUnion(tree, { partners: [person, bo], children: [ida] })
    await createUnion(tree, { partners: [bo, ida] })
    await db.treeRecord.create({
      data: { treeId: tree.id, personId: bo.id, version: '7.0', position: 3, lines: '0 @I1@ INDI\n1 _X y' },
    })
    const start = await rowsOf(tree)
    await execute(removePerson, callerFor(actor), { id: at.id, personId: bo.id })
    await undo(actor, at)
    expect(await rowsOf(tree)).toEqual(start)
  })

  test('does not write over what somebody else changed, or take away what they built on it', async () => {
    const { actor, second, tree, at } = await twoEditors()
    const { personId } = await addChild(actor, at)
    await addChild(second, { ...at, personId }, 'Carl')
    await expect(undo(actor, at)).rejects.toMatchObject(changedSince)
    await undo(second, at)
    await write(actor, at, 'Fra den første', 1)
    await write(second, at, 'Fra den anden', 2)
    await expect(undo(actor, at)).rejects.toMatchObject(changedSince)
    expect(await db.treePerson.findUniqueOrThrow({ where: { id: at.personId } })).toMatchObject({
      note: 'Fra den anden',
    })
    expect(await relationsOf(tree)).toEqual(['Karen: Bo'])
  })

  test('does not bring back a child of a couple that is gone', async () => {
    const { actor, second, tree, person, at } = await twoEditors()
    const [bo, ida] = [await createPerson(tree), await createPerson(tree, { givenNames: 'Ida' })]
    const { id: unionId } = await createUnion(tree, { partners: [person, bo], children: [ida] })
    await execute(removePerson, callerFor(actor), { id: at.id, personId: ida.id })
    await execute(removeUnion, callerFor(second), { id: at.id, unionId })
    await expect(undo(actor, at)).rejects.toMatchObject(changedSince)
    expect(await db.treePerson.count({ where: { id: ida.id } })).toBe(0)
  })

  test('refuses to make somebody their own ancestor', async () => {
    const { actor, second, tree, person, at } = await twoEditors()
    const [bo, ida] = [await createPerson(tree), await createPerson(tree, { givenNames: 'Ida' })]
    await createUnion(tree, { partners: [person], children: [bo] })
    await createUnion(tree, { partners: [bo], children: [ida] })
    await execute(removePerson, callerFor(actor), { id: at.id, personId: bo.id })
    const asParent = { ...at, relation: 'parent', existingId: ida.id } as const
    await execute(addRelative, callerFor(second), asParent)
    await expect(undo(actor, at)).rejects.toMatchObject({
      code: 'TREE_LOOP',
      context: { path: expect.stringContaining('→') },
    })
  })

  test('does not name an account that is gone', async () => {
    const { actor, second, tree, at } = await twoEditors()
    const { personId } = await addChild(second, at)
    await execute(removePerson, callerFor(actor), { id: at.id, personId })
    await db.user.delete({ where: { id: second.userId } })
    await undo(actor, at)
    expect(await db.treePerson.findUniqueOrThrow({ where: { id: personId } })).toMatchObject({ createdById: null })
    expect(await db.treePerson.count({ where: { treeId: tree.id } })).toBe(2)
  })

  test('is made once by two at once', async () => {
    const { actor, tree, at } = await aTree()
    await addChild(actor, at)
    const ends = await Promise.allSettled([undo(actor, at), undo(actor, at)])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await db.treePerson.count({ where: { treeId: tree.id } })).toBe(1)
  })
})

describe('redoing', () => {
  test('makes undone edits again in order, until there is a newer own edit', async () => {
    const { actor, tree, at } = await aTree()
    await addChild(actor, at, 'Ida')
    await addChild(actor, at, 'Jens')
    const end = await rowsOf(tree)
    for (let count = 0; count < 2; count++) await undo(actor, at)
    await redo(actor, at)
    expect(await relationsOf(tree)).toEqual(['Karen: Ida'])
    await redo(actor, at)
    expect(await rowsOf(tree)).toEqual(end)
    await expect(redo(actor, at)).rejects.toMatchObject({ code: 'TREE_NOTHING_TO_REDO' })
    await undo(actor, at)
    await addChild(actor, at, 'Kaj')
    await expect(redo(actor, at)).rejects.toMatchObject({ code: 'TREE_NOTHING_TO_REDO' })
    await undo(actor, at)
    await redo(actor, at)
    expect(await relationsOf(tree)).toEqual(['Karen: Ida, Kaj'])
    await expect(redo(actor, at)).rejects.toMatchObject({ code: 'TREE_NOTHING_TO_REDO' })
  })
})

test('undo and redo are for those who write the page', async () => {
  const { actor, memorial, at } = await aTree()
  await addChild(actor, at)
  const viewer = await createAccount()
  await addMember(memorial, viewer, 'viewer')
  for (const command of [undo, redo]) {
    await expect(command(actorFor(viewer), at)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(command(visitor(), at)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  }
})
