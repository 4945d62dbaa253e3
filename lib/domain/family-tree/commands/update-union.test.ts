import { expect, test } from 'vitest'
import { updateUnion } from '@/lib/domain/family-tree/commands/update-union'
import type { UnionForm } from '@/lib/domain/family-tree/schema'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPerson, createUnion } from '@/tests/factories/family-tree'
import { aTree } from '@/tests/factories/tree-edits'

type Place = { id: string; unionId: string }
const update = (actor: Actor, place: Place, fields: UnionForm & { revision?: number } = {}) =>
  execute(updateUnion, callerFor(actor), { revision: 1, ...fields, ...place })

async function aCouple() {
  const { tree, person, at, ...rest } = await aTree()
  const { id: unionId } = await createUnion(tree, { partners: [person, await createPerson(tree)] })
  return { ...rest, tree, place: { id: at.id, unionId } }
}

test('stores what was written about a couple, and bounds when the two were born', async () => {
  const { actor, tree, place } = await aCouple()
  const { result } = await update(actor, place, {
    kind: 'married',
    married: { year: 1862 },
    marriedPlace: 'Trans Kirke',
    ended: 'divorced',
    endedOn: { year: 1870 },
  })
  expect(result).toEqual({ revision: 1 })
  expect(await db.treeUnion.findUniqueOrThrow({ where: { id: place.unionId } })).toMatchObject({
    kind: 'married',
    marriedYear: 1862,
    marriedPlace: 'Trans Kirke',
    ended: 'divorced',
    endedYear: 1870,
    revision: 2,
  })
  expect(await db.treePerson.findFirst({ where: { treeId: tree.id, givenNames: 'Bo' } })).toMatchObject({
    bornNoLater: 1850,
  })
  expect(await db.treeEdit.findFirst({ where: { treeId: tree.id } })).toMatchObject({ about: 'Karen Holm og Bo' })
})

test('refuses the second of two who changed the same couple', async () => {
  const { actor, place } = await aCouple()
  const ends = await Promise.allSettled([1860, 1861].map((year) => update(actor, place, { married: { year } })))
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(update(actor, place)).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('refuses another tree’s couple, and everyone who does not write the page', async () => {
  const [{ actor, place }, other] = [await aCouple(), await aCouple()]
  await expect(update(actor, { ...other.place, id: place.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(update(actorFor(await createAccount()), place)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(update(visitor(), place)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})
