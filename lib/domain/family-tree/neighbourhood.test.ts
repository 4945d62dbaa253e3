import { beforeEach, describe, expect, test } from 'vitest'
import { neighbourhoodMost, readNeighbourhood } from '@/lib/domain/family-tree/neighbourhood'
import type { OpenedBranch } from '@/lib/domain/family-tree/opened-branches'
import type { NeighbourhoodView } from '@/lib/domain/family-tree/schema'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { createPerson, createTree, createUnion } from '@/tests/factories/family-tree'
import { createMemorial } from '@/tests/factories/memorials'

let memorial: { id: string }
let tree: { id: string; personId: string }
let karen: { id: string }
beforeEach(async () => {
  memorial = await createMemorial({ owner: await createAccount() })
  tree = await createTree({ memorial })
  karen = { id: tree.personId }
})

const dead = (givenNames: string, columns: object = {}) => createPerson(tree, { givenNames, isDead: true, ...columns })
const read = (opened: OpenedBranch[] = [], isMember = true, centre = karen.id) =>
  readNeighbourhood(tree.id, centre, opened, { memorialId: memorial.id, isMember, now: new Date() })
const names = ({ people }: NeighbourhoodView) => people.map(({ name }) => name).sort()
const find = ({ people }: NeighbourhoodView, name: string) => people.find((person) => person.name === name)

/** A line of descent; the first is the oldest. */
async function line(...givenNames: string[]): Promise<{ id: string }[]> {
  const people: { id: string }[] = []
  for (const name of givenNames) {
    const person = name === 'Karen Holm' ? karen : await dead(name)
    const parent = people.at(-1)
    if (parent) await createUnion(tree, { partners: [parent], children: [person] })
    people.push(person)
  }
  return people
}

describe('the first view', () => {
  test('has two generations up and down, with partners, and says where there are more', async () => {
    await line('Oldefar', 'Farfar', 'Far', 'Karen Holm', 'Datter', 'Barnebarn', 'Oldebarn')
    await createUnion(tree, { partners: [karen, await dead('Mand')] })
    const view = await read()
    expect(names(view)).toEqual(['Barnebarn', 'Datter', 'Far', 'Farfar', 'Karen Holm', 'Mand'])
    expect(find(view, 'Farfar')?.more).toEqual({ up: true, down: false })
    expect(find(view, 'Barnebarn')?.more).toEqual({ up: false, down: true })
    expect(find(view, 'Far')?.more).toEqual({ up: false, down: false })
    expect(view.isCut).toBe(false)
  })

  test('has half-brothers and half-sisters with the parent they share, and the other parent', async () => {
    const [far, mor, stedmor] = [await dead('Far'), await dead('Mor'), await dead('Stedmor')]
    const [søster, halvbror] = [await dead('Søster'), await dead('Halvbror')]
    const own = await createUnion(tree, { partners: [far, mor], children: [karen, søster] })
    const second = await createUnion(tree, { partners: [far, stedmor], children: [halvbror] })
    const view = await read()
    expect(names(view)).toEqual(['Far', 'Halvbror', 'Karen Holm', 'Mor', 'Stedmor', 'Søster'])
    const childrenOf = ({ id }: { id: string }) => view.unions.find((union) => union.id === id)?.children
    expect(childrenOf(own)?.map(({ id }) => id)).toEqual([karen.id, søster.id])
    expect(childrenOf(second)?.map(({ id }) => id)).toEqual([halvbror.id])
  })

  test('has siblings whose parents nobody knows', async () => {
    await createUnion(tree, { children: [karen, await dead('Bror')] })
    expect(names(await read())).toEqual(['Bror', 'Karen Holm'])
  })

  test('leads from a farther person to siblings whose parents nobody knows', async () => {
    const mand = await dead('Mand')
    await createUnion(tree, { partners: [karen, mand] })
    await createUnion(tree, { children: [mand, await dead('Svoger')] })
    const view = await read()
    expect(find(view, 'Mand')?.more.up).toBe(true)
    expect(names(await read([{ personId: mand.id, side: 'up' }]))).toEqual(['Karen Holm', 'Mand', 'Svoger'])
  })

  test('does not show the cousins, but that the uncle has children', async () => {
    const [farfar, far, farbror, fætter] = [
      await dead('Farfar'),
      await dead('Far'),
      await dead('Farbror'),
      await dead('Fætter'),
    ]
    await createUnion(tree, { partners: [farfar], children: [far, farbror] })
    await createUnion(tree, { partners: [far], children: [karen] })
    await createUnion(tree, { partners: [farbror], children: [fætter] })
    const view = await read()
    expect(names(view)).toEqual(['Far', 'Farfar', 'Karen Holm'])
    expect(find(view, 'Farfar')?.more.down).toBe(true)
    const opened = await read([{ personId: farfar.id, side: 'down' }])
    expect(find(opened, 'Farbror')?.more.down).toBe(true)
  })

  test('draws cousins who married once', async () => {
    const [oldefar, farfar, morfar, far, mor] = [
      await dead('Oldefar'),
      await dead('Farfar'),
      await dead('Morfar'),
      await dead('Far'),
      await dead('Mor'),
    ]
    await createUnion(tree, { partners: [oldefar], children: [farfar, morfar] })
    await createUnion(tree, { partners: [farfar], children: [far] })
    await createUnion(tree, { partners: [morfar], children: [mor] })
    await createUnion(tree, { partners: [far, mor], children: [karen] })
    const view = await read([{ personId: farfar.id, side: 'up' }])
    expect(names(view)).toEqual(['Far', 'Farfar', 'Karen Holm', 'Mor', 'Morfar', 'Oldefar'])
    expect(new Set(view.people.map(({ id }) => id)).size).toBe(view.people.length)
  })
})

describe('opened branches', () => {
  test('go on from one another in any order, down a deep line', async () => {
    const generations = Array.from({ length: 12 }, (_, index) => `Led ${index}`)
    const people = await line('Karen Holm', ...generations)
    const opened = people.slice(2).map(({ id }) => ({ personId: id, side: 'down' as const }))
    const view = await read(opened.toReversed())
    expect(view.people).toHaveLength(13)
    expect(view.people.every(({ more }) => !more.down)).toBe(true)
  })

  test('of people who are not in the view, or in another tree, open nothing', async () => {
    const other = await createTree({ memorial: await createMemorial({ owner: await createAccount() }) })
    await createUnion(other, { partners: [{ id: other.personId }], children: [await createPerson(other)] })
    const stranger = await dead('Fjern')
    await createUnion(tree, { partners: [stranger], children: [await dead('Fjernt barn')] })
    const opened = [other.personId, stranger.id].map((personId) => ({ personId, side: 'down' as const }))
    expect(names(await read(opened))).toEqual(['Karen Holm'])
  })
})

test('a view is cut where it would hold more than the most, and says so', async () => {
  const children = Array.from({ length: neighbourhoodMost + 10 }, (_, index) => ({
    id: crypto.randomUUID(),
    treeId: tree.id,
    givenNames: `Barn ${index}`,
    isDead: true,
  }))
  await db.treePerson.createMany({ data: children })
  await createUnion(tree, { partners: [karen], children })
  const view = await read()
  expect(view.people).toHaveLength(neighbourhoodMost)
  expect(view.isCut).toBe(true)
  expect(find(view, 'Karen Holm')?.more.down).toBe(true)
})

test('that a couple was married and divorced is told, unless one of them is masked for the viewer', async () => {
  const words = { kind: 'married', ended: 'divorced' } as const
  const [mand, ven] = [await dead('Mand'), await createPerson(tree, { givenNames: 'Ven' })]
  const first = await createUnion(tree, { partners: [karen, mand], union: words })
  const second = await createUnion(tree, { partners: [ven, karen], union: words })
  const coupleOf = ({ unions }: NeighbourhoodView, { id }: { id: string }) => unions.find((union) => union.id === id)
  const stranger = await read([], false)
  expect(coupleOf(stranger, first)).toMatchObject(words)
  expect(coupleOf(stranger, second)).toMatchObject({ kind: 'unknown', ended: null })
  expect(names(stranger)).toContain('Nulevende')
  expect(coupleOf(await read(), second)).toMatchObject(words)
})

test('a stranger does not learn from a dead twin, or an adopted child, what a living person is to them', async () => {
  const [twin, alive] = [await dead('Død tvilling'), await createPerson(tree, { givenNames: 'Levende tvilling' })]
  const twins = await createUnion(tree, { partners: [karen], children: [twin, alive] })
  await db.treeChild.updateMany({ where: { unionId: twins.id }, data: { twinGroup: 1 } })
  const mother = await createPerson(tree, { givenNames: 'Levende mor' })
  const adopted = await createUnion(tree, { partners: [mother], children: [karen], kind: 'adopted' })
  const childrenOf = ({ unions }: NeighbourhoodView, { id }: { id: string }) =>
    unions.find((union) => union.id === id)?.children
  const stranger = await read([], false)
  expect(childrenOf(stranger, twins)?.map(({ twinGroup }) => twinGroup)).toEqual([null, null])
  expect(childrenOf(stranger, adopted)?.map(({ kind }) => kind)).toEqual(['unknown'])
  const member = await read()
  expect(childrenOf(member, twins)?.map(({ twinGroup }) => twinGroup)).toEqual([1, 1])
  expect(childrenOf(member, adopted)?.map(({ kind }) => kind)).toEqual(['adopted'])
})

test('of thousands of couples of one person some are read, and the view says that it is cut', async () => {
  const couples = Array.from({ length: 4100 }, () => ({
    id: crypto.randomUUID(),
    treeId: tree.id,
    partnerAId: karen.id,
  }))
  await db.treeUnion.createMany({ data: couples })
  const view = await read()
  expect([names(view), view.isCut]).toEqual([['Karen Holm'], true])
})
