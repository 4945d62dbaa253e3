import { beforeEach, describe, expect, test } from 'vitest'
import { readExcerpt } from '@/lib/domain/family-tree/excerpt'
import { getTreePerson, searchTree } from '@/lib/domain/family-tree/queries'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPerson, createTree, createUnion } from '@/tests/factories/family-tree'
import { createMemorial } from '@/tests/factories/memorials'
import { givePlan, openShop } from '@/tests/factories/plans'

let owner: Awaited<ReturnType<typeof createAccount>>
let memorial: { id: string; slug: string }
let tree: { id: string; personId: string }
let karen: { id: string }
beforeEach(async () => {
  owner = await createAccount()
  memorial = await createMemorial({ owner, visibility: 'public' })
  tree = await createTree({ memorial, bornMonth: 5, bornDay: 3, bornPlace: 'Trans', diedMonth: 6, diedDay: 1 })
  karen = { id: tree.personId }
})

const dead = (givenNames: string, columns: object = {}) => createPerson(tree, { givenNames, isDead: true, ...columns })
const person = (personId = karen.id, actor: Actor = visitor()) => getTreePerson(actor, { id: memorial.slug, personId })

describe('the panel of a person', () => {
  test('tells the life in words, and who is close', async () => {
    const [far, mor, mand] = [
      await dead('Far', { sex: 'male' }),
      await dead('Mor', { sex: 'female' }),
      await dead('Jens', { sex: 'male' }),
    ]
    const [bror, halvsøster, søn] = [
      await dead('Bror', { sex: 'male' }),
      await dead('Halvsøster', { sex: 'female' }),
      await dead('Søn', { sex: 'male' }),
    ]
    const wedding = { marriedYear: 1962, marriedPlace: 'Trans Kirke', ended: 'divorced', endedYear: 1980 } as const
    await createUnion(tree, { partners: [far, mor], children: [karen, bror] })
    await createUnion(tree, { partners: [mor], children: [halvsøster] })
    await createUnion(tree, { partners: [karen, mand], children: [søn], kind: 'adopted', union: wedding })
    const view = await person()
    expect(view).toMatchObject({
      bornText: 'født 3. maj 1942 i Trans',
      diedText: 'død 1. juni 2019',
      ageText: '77 år',
      canEdit: false,
      fields: null,
      linkStatus: null,
    })
    const words = (people: { name: string; relation: string }[]) => people.map((one) => `${one.relation} ${one.name}`)
    expect(view.parents.map(({ people }) => words(people))).toEqual([['far Far', 'mor Mor']])
    expect(words(view.siblings)).toEqual(['bror Bror', 'halvsøster Halvsøster'])
    const [couple] = view.couples
    expect(couple?.text).toBe('gift 1962 i Trans Kirke, skilt 1980')
    expect(words([...(couple?.partner ? [couple.partner] : []), ...(couple?.children ?? [])])).toEqual([
      ...['tidligere mand Jens', 'adoptivsøn Søn'],
    ])
  })

  test('calls children of parents who married twice full siblings', async () => {
    const [far, mor, bror] = [await dead('Far'), await dead('Mor'), await dead('Bror', { sex: 'male' })]
    await createUnion(tree, { partners: [far, mor], children: [karen] })
    await createUnion(tree, { partners: [mor, far], children: [bror] })
    expect((await person()).siblings.map(({ relation }) => relation)).toEqual(['bror'])
  })

  test('gives editors the fields of the form, and nobody who is not in this tree', async () => {
    const living = await createPerson(tree, { givenNames: 'Ida', note: 'Bor i Skive.', bornYear: 1980 })
    const view = await person(living.id, actorFor(owner))
    expect(view).toMatchObject({ canEdit: true, revision: 1, fields: { givenNames: 'Ida', born: { year: 1980 } } })
    expect(view.fields?.note).toBe('Bor i Skive.')
    const other = await createTree({ memorial: await createMemorial({ owner }) })
    await expect(person(other.personId, actorFor(owner))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('shows an editor in Basis who is beyond the plan, as somebody who cannot be changed', async () => {
    const [far, farfar, oldefar] = [await dead('Far'), await dead('Farfar'), await dead('Oldefar')]
    await createUnion(tree, { partners: [far], children: [karen] })
    await createUnion(tree, { partners: [farfar], children: [far] })
    await createUnion(tree, { partners: [oldefar], children: [farfar] })
    const reach = async (actor: Actor) =>
      Promise.all([farfar, oldefar].map(async ({ id }) => (await person(id, actor)).isBeyondPlan))
    expect(await reach(actorFor(owner))).toEqual([false, false])
    const closeShop = openShop()
    try {
      expect(await reach(actorFor(owner))).toEqual([false, true])
      expect(await person(oldefar.id, actorFor(owner))).toMatchObject({ canEdit: false, person: { name: 'Oldefar' } })
      expect(await reach(visitor())).toEqual([false, false])
      await givePlan(memorial.id, 'premium', { payerId: owner.id })
      expect(await reach(actorFor(owner))).toEqual([false, false])
    } finally {
      closeShop()
    }
  })

  test('is bounded, however many children a file gave somebody', async () => {
    const children = Array.from({ length: 1100 }, () => ({ id: crypto.randomUUID(), treeId: tree.id, isDead: true }))
    await db.treePerson.createMany({ data: children })
    await createUnion(tree, { partners: [karen], children })
    const { couples } = await person()
    expect(couples[0]?.children.length).toBeGreaterThan(900)
    expect(couples[0]?.children.length).toBeLessThan(1001)
  })

  test('says nothing of somebody who was taken out, to members either', async () => {
    const gone = await createPerson(tree, { isWithdrawn: true })
    await createUnion(tree, { partners: [karen, gone], union: { marriedYear: 2001 } })
    const view = await person(gone.id, actorFor(owner))
    expect(view).toMatchObject({ person: { name: 'Ikke vist' }, canEdit: false, isWithdrawn: true, fields: null })
    expect(view.couples).toMatchObject([{ partner: { name: 'Karen Holm' }, text: null, fields: null }])
  })
})

describe('search', () => {
  const search = async (q: string, actor: Actor = visitor()) =>
    (await searchTree(actor, { id: memorial.slug, q })).people.map(({ name }) => name)

  test('finds words in any order, in every name, whatever the letters', async () => {
    await dead('Åse Øllegaard', { surname: 'Kjær', birthSurname: 'Sørensen', callName: 'Musse' })
    for (const q of ['øllegaard åse', 'KJÆR', 'sørens åse', 'musse', '  Ås   kj ']) {
      expect(await search(q)).toEqual(['Åse Øllegaard Kjær'])
    }
    expect(await search('åse holm')).toEqual([])
  })

  test('takes years as those of birth or death, also between two', async () => {
    await dead('Ane', { surname: 'Holm', bornYear: 1840, bornUntilYear: 1845 })
    expect(await search('1842')).toEqual(['Ane Holm'])
    expect(await search('holm 2019')).toEqual(['Karen Holm'])
    expect(await search('1941')).toEqual([])
  })

  test('puts names first that begin with what was typed, and stops at 20', async () => {
    for (const name of ['Johanne', 'Bo Johan', 'Johan']) await dead(name, { surname: 'Vang' })
    await dead('Bojohan', { surname: 'Vang' })
    expect(await search('joha')).toEqual(['Johan Vang', 'Johanne Vang', 'Bo Johan Vang', 'Bojohan Vang'])
    await db.treePerson.createMany({
      data: Array.from({ length: 25 }, () => ({ treeId: tree.id, searchText: 'per', givenNames: 'Per', isDead: true })),
    })
    expect(await search('per')).toHaveLength(20)
  })

  test('reads wildcards as letters', async () => {
    for (const q of ['%', '_aren', 'k%n', '\\', "'"]) expect(await search(q)).toEqual([])
  })

  test('finds the living for members, and those taken out for nobody', async () => {
    await createPerson(tree, { givenNames: 'Ida', surname: 'Vang' })
    await createPerson(tree, { givenNames: 'Ida', surname: 'Ude', isWithdrawn: true })
    expect(await search('ida')).toEqual([])
    expect(await search('ida', actorFor(owner))).toEqual(['Ida Vang'])
  })
})

describe('the excerpt', () => {
  const excerpt = (isMember = false) => readExcerpt(memorial.id, { memorialId: memorial.id, isMember, now: new Date() })

  test('is null without a tree, and with nobody but the person', async () => {
    expect(await excerpt()).toBeNull()
    const bare = await createMemorial({ owner })
    expect(await readExcerpt(bare.id, { memorialId: bare.id, isMember: true, now: new Date() })).toBeNull()
  })

  test('lists parents, partners, children and siblings in order, half-siblings last', async () => {
    const [mor, mand, bror, halvbror, datter] = [
      await dead('Mor', { bornYear: 1912, diedYear: 1988 }),
      await dead('Mand'),
      await dead('Bror'),
      await dead('Halvbror'),
      await dead('Datter'),
    ]
    await createUnion(tree, { partners: [mor], children: [halvbror] })
    await createUnion(tree, { partners: [mor, await createPerson(tree)], children: [bror, karen] })
    await createUnion(tree, { partners: [mand, karen], children: [datter] })
    const told = (await excerpt())?.groups.map(({ relation, people, maskedCount, restCount }) => [
      ...[relation, people.map(({ name }) => name).join(', '), maskedCount, restCount],
    ])
    expect(told).toEqual([
      ['parent', 'Mor', 1, 0],
      ['partner', 'Mand', 0, 0],
      ['child', 'Datter', 0, 0],
      ['sibling', 'Bror, Halvbror', 0, 0],
    ])
    expect((await excerpt())?.groups[0]?.people[0]).toMatchObject({ lifespan: '1912 – 1988', memorialPath: null })
  })

  test('counts the living for strangers, those beyond the list, and those taken out as neither', async () => {
    const children = Array.from({ length: 30 }, () => ({
      id: crypto.randomUUID(),
      treeId: tree.id,
      givenNames: 'Barn',
    }))
    const [gone, alive] = children
    await db.treePerson.createMany({ data: children.map((child) => ({ ...child, isDead: child !== alive })) })
    await db.treePerson.update({ where: { id: gone?.id ?? '' }, data: { isWithdrawn: true } })
    await createUnion(tree, { partners: [karen], children })
    const [group] = (await excerpt())?.groups ?? []
    expect([group?.people.length, group?.maskedCount, group?.restCount]).toEqual([22, 1, 7])
    const [members] = (await excerpt(true))?.groups ?? []
    expect([members?.people.length, members?.maskedCount, members?.restCount]).toEqual([23, 0, 7])
  })
})
