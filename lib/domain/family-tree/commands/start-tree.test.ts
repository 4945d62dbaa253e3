import { expect, test } from 'vitest'
import { startTree } from '@/lib/domain/family-tree/commands/start-tree'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { addMember, createMemorial, versionOf } from '@/tests/factories/memorials'

const start = (actor: Actor, id: string) => execute(startTree, callerFor(actor), { id })

async function aPage() {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  return { actor: actorFor(owner), memorial }
}

test('a tree begins with whom the page is about, dead whatever the page says of when', async () => {
  const { actor, memorial } = await aPage()
  const names = { firstName: 'Karen', middleName: 'Margrethe', lastName: 'Holm', birthName: 'Nielsen' }
  const born = { bornYear: 1942, bornMonth: 5, bornQualifier: 'about', bornPlace: 'Trans' } as const
  const died = { diedYear: null, diedMonth: null, diedDay: null, diedPlace: null }
  await db.memorial.update({ where: { id: memorial.id }, data: { ...names, ...born, ...died } })
  const before = await versionOf(memorial.id)
  const { result } = await start(actor, memorial.slug)
  expect(await db.treePerson.findMany({ where: { treeId: result.treeId } })).toMatchObject([
    {
      id: result.personId,
      givenNames: 'Karen Margrethe',
      surname: 'Holm',
      birthSurname: 'Nielsen',
      ...born,
      isDead: true,
      bornNoLater: 1947,
      searchText: 'karen margrethe holm nielsen',
      createdById: actor.userId,
    },
  ])
  expect(await db.treePage.findUnique({ where: { memorialId: memorial.id } })).toMatchObject(result)
  expect(await versionOf(memorial.id)).toBeGreaterThan(before)
})

test('a page has one tree, also when two begin at once', async () => {
  const { actor, memorial } = await aPage()
  const ends = await Promise.allSettled([start(actor, memorial.slug), start(actor, memorial.slug)])
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
  expect(refused).toMatchObject([{ code: 'TREE_THERE_ALREADY' }])
})

test('only those who write the page begin its tree', async () => {
  const { memorial } = await aPage()
  const viewer = await createAccount()
  await addMember(memorial, viewer, 'viewer')
  await expect(start(actorFor(viewer), memorial.slug)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(start(actorFor(await createAccount()), memorial.slug)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(start(visitor(), memorial.slug)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await db.treePage.count({ where: { memorialId: memorial.id } })).toBe(0)
})
