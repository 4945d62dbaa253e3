import { describe, expect, test } from 'vitest'
import { removeChild } from '@/lib/domain/family-tree/commands/remove-child'
import { updateChildren } from '@/lib/domain/family-tree/commands/update-children'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPerson, createUnion } from '@/tests/factories/family-tree'
import { aTree, relationsOf } from '@/tests/factories/tree-edits'

type Child = { childId: string; kind?: 'adopted' | 'birth'; twinGroup?: number | null }
type Place = { id: string; unionId: string }
const storedOf = ({ unionId }: Place) =>
  db.treeChild.findMany({
    where: { unionId },
    orderBy: { position: 'asc' },
    select: { childId: true, kind: true, twinGroup: true },
  })
async function update(actor: Actor, place: Place, children: Child[], seen?: object[]) {
  return execute(updateChildren, callerFor(actor), { ...place, children, seen: seen ?? (await storedOf(place)) })
}
const remove = (actor: Actor, place: Place, childId: string) =>
  execute(removeChild, callerFor(actor), { ...place, childId })

/** Karen alone with Ida, Jens and Kaj. */
async function aFamily() {
  const { tree, person, at, ...rest } = await aTree()
  const children: { id: string }[] = []
  for (const givenNames of ['Ida', 'Jens', 'Kaj']) children.push(await createPerson(tree, { givenNames }))
  const { id: unionId } = await createUnion(tree, { partners: [person], children })
  const ids = children.map(({ id }) => id)
  return { ...rest, tree, place: { id: at.id, unionId }, ids, all: ids.map((childId): Child => ({ childId })) }
}
const twinsOf = async ({ unionId }: Place) =>
  (await db.treeChild.findMany({ where: { unionId }, orderBy: { position: 'asc' } })).map(({ twinGroup }) => twinGroup)

describe('ordering the children of a couple', () => {
  test('stores order, how each belongs and who are twins; nobody is a twin alone', async () => {
    const { actor, tree, place, all } = await aFamily()
    const [ida = { childId: '' }, jens = { childId: '' }, kaj = { childId: '' }] = all
    const { result } = await update(actor, place, [
      { ...kaj, twinGroup: 1 },
      { ...ida, kind: 'adopted', twinGroup: 7 },
      { ...jens, twinGroup: 1 },
    ])
    expect(result).toEqual({ revision: 1 })
    expect(await relationsOf(tree)).toEqual(['Karen: Kaj, Ida (adopted), Jens'])
    expect(await twinsOf(place)).toEqual([1, null, 1])
  })

  test('refuses a list that lacks a child, has one twice or somebody else', async () => {
    const { actor, tree, place, all } = await aFamily()
    const { id: childId } = await createPerson(tree)
    const [first = { childId }, second = { childId }] = all
    for (const list of [[], [first, second], [first, first, second], [first, second, { childId }], [...all, first]]) {
      await expect(update(actor, place, list)).rejects.toMatchObject({ code: 'CONFLICT' })
    }
    expect(await relationsOf(tree)).toEqual(['Karen: Ida, Jens, Kaj'])
  })
})

test('the second of two who order the same children is told, and overwrites nothing', async () => {
  const { actor, tree, place, all } = await aFamily()
  const seen = await storedOf(place)
  const [ida = { childId: '' }, jens = { childId: '' }, kaj = { childId: '' }] = all
  await update(actor, place, [{ ...ida, kind: 'adopted' }, jens, kaj])
  await expect(update(actor, place, [kaj, ida, jens], seen)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await relationsOf(tree)).toEqual(['Karen: Ida (adopted), Jens, Kaj'])
})

describe('taking a child out of a couple', () => {
  test('leaves the person in the tree, the others in order, and no couple of one', async () => {
    const { actor, tree, place, ids, all } = await aFamily()
    const [ida = '', jens = '', kaj = ''] = ids
    await update(
      actor,
      place,
      all.map((child, index) => ({ ...child, twinGroup: index < 2 ? 1 : null })),
    )
    expect((await remove(actor, place, ida)).result).toEqual({ revision: 2 })
    expect(await relationsOf(tree)).toEqual(['Karen: Jens, Kaj'])
    expect(await twinsOf(place)).toEqual([null, null])
    const places = await db.treeChild.findMany({ where: { unionId: place.unionId }, orderBy: { position: 'asc' } })
    expect(places.map(({ position }) => position)).toEqual([0, 1])
    await remove(actor, place, jens)
    await remove(actor, place, kaj)
    expect(await relationsOf(tree)).toEqual([])
    expect(await db.treePerson.count({ where: { treeId: tree.id } })).toBe(4)
  })

  test('is done by one of two at once', async () => {
    const { actor, place, ids } = await aFamily()
    const ends = await Promise.allSettled([remove(actor, place, ids[0] ?? ''), remove(actor, place, ids[0] ?? '')])
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
    expect(refused).toMatchObject([{ code: 'NOT_FOUND' }])
  })
})

test('both refuse other trees’ couples, and everyone who does not write the page', async () => {
  const [{ actor, tree, place, all, ids }, other] = [await aFamily(), await aFamily()]
  const foreign = { id: place.id, unionId: other.place.unionId }
  const stranger = actorFor(await createAccount())
  for (const attempt of [
    (who: Actor, where: Place) => update(who, where, all),
    (who: Actor, where: Place) => remove(who, where, ids[0] ?? ''),
  ]) {
    await expect(attempt(actor, foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(attempt(stranger, place)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(attempt(visitor(), place)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  }
  expect(await relationsOf(tree)).toEqual(['Karen: Ida, Jens, Kaj'])
})
