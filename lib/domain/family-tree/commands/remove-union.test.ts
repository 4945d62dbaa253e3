import { expect, test } from 'vitest'
import { removeUnion } from '@/lib/domain/family-tree/commands/remove-union'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPerson, createUnion } from '@/tests/factories/family-tree'
import { aTree, relationsOf } from '@/tests/factories/tree-edits'

const remove = (actor: Actor, id: string, unionId: string) => execute(removeUnion, callerFor(actor), { id, unionId })

test('takes a couple apart and leaves its people, with the other unions of each in order', async () => {
  const { actor, tree, person, at } = await aTree()
  const [bo, ida] = [await createPerson(tree), await createPerson(tree, { givenNames: 'Ida' })]
  const first = await createUnion(tree, { partners: [person, bo], children: [ida] })
  const second = await createUnion(tree, { partners: [ida, person], union: { bPosition: 1 } })
  expect((await remove(actor, at.id, first.id)).result).toEqual({ revision: 1 })
  expect(await relationsOf(tree)).toEqual(['Ida + Karen: '])
  expect(await db.treePerson.count({ where: { treeId: tree.id } })).toBe(3)
  expect(await db.treeUnion.findUniqueOrThrow({ where: { id: second.id } })).toMatchObject({ bPosition: 0 })
})

test('refuses another tree’s couple, and everyone who does not write the page', async () => {
  const { actor, tree, person, at } = await aTree()
  const other = await aTree()
  const [own, foreign] = [
    await createUnion(tree, { partners: [person] }),
    await createUnion(other.tree, { partners: [other.person] }),
  ]
  await expect(remove(actor, at.id, foreign.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(remove(actorFor(await createAccount()), at.id, own.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(remove(visitor(), at.id, own.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await db.treeUnion.count({ where: { id: { in: [own.id, foreign.id] } } })).toBe(2)
})
