import { beforeEach, describe, expect, test } from 'vitest'
import { getPath } from '@/lib/domain/tree-drawing/queries'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPerson, createTree, createUnion } from '@/tests/factories/family-tree'
import { createMemorial } from '@/tests/factories/memorials'

let owner: Awaited<ReturnType<typeof createAccount>>
let memorial: { id: string; slug: string }
let tree: { id: string; personId: string }
let karen: { id: string }
beforeEach(async () => {
  owner = await createAccount()
  memorial = await createMemorial({ owner, visibility: 'public' })
  tree = await createTree({ memorial })
  karen = { id: tree.personId }
})

const dead = (givenNames: string, columns: object = {}) => createPerson(tree, { givenNames, isDead: true, ...columns })
const way = (from: { id: string }, to: { id: string }, actor: Actor = visitor()) =>
  getPath(actor, { id: memorial.slug, from: from.id, to: to.id })

describe('the way between two', () => {
  test('goes over the living without a word of them to strangers, and says who they are to members', async () => {
    const ida = await createPerson(tree, { givenNames: 'Ida', sex: 'female' })
    const bo = await dead('Bo', { sex: 'male' })
    await createUnion(tree, { partners: [karen], children: [ida], kind: 'adopted' })
    await createUnion(tree, { partners: [ida], children: [bo] })
    const seen = await way(karen, bo)
    expect(seen.words).toBe('Karen Holm er mor til en nulevende, som er forælder til Bo.')
    expect(seen.people[1]).toMatchObject({ name: 'Nulevende', isMasked: true, sex: 'unknown' })
    expect(JSON.stringify(seen)).not.toMatch(/Ida|adoptiv|datter/)
    expect((await way(karen, bo, actorFor(owner))).words).toBe('Karen Holm er adoptivmor til Ida, som er mor til Bo.')
    await expect(way(karen, ida)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('calls full siblings so, though only one of their parents is on the way', async () => {
    const [far, mor, bror] = [await dead('Far'), await dead('Mor'), await dead('Bror', { sex: 'male' })]
    await createUnion(tree, { partners: [far, mor], children: [karen] })
    await createUnion(tree, { partners: [mor, far], children: [bror] })
    expect(await way(bror, karen)).toMatchObject({ kinship: 'bror', sentence: 'Bror er Karen Holms bror.' })
  })

  test('calls a wife who died before the child was born the father’s wife', async () => {
    const [far, mor] = [await dead('Far', { sex: 'male' }), await dead('Mor', { sex: 'female' })]
    const first = await dead('Ane', { sex: 'female', diedYear: 1938 })
    const second = await dead('Maren', { sex: 'female', diedYear: 1980 })
    await createUnion(tree, { partners: [far, mor], children: [karen] })
    for (const wife of [first, second]) await createUnion(tree, { partners: [far, wife] })
    expect((await way(first, karen)).kinship).toBe('fars hustru')
    expect((await way(second, karen)).kinship).toBe('stedmor')
  })
})
