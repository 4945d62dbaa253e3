import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { getPrintPlan } from '@/lib/domain/tree-drawing/print-queries'
import { printInput } from '@/lib/domain/tree-drawing/print-schema'
import { getDrawing, getPath } from '@/lib/domain/tree-drawing/queries'
import { spend } from '@/lib/server/abuse/rate-limit'
import { orTooOften } from '@/lib/server/page-status'
import { createAccount, visitor } from '@/tests/factories/accounts'
import { createPerson, createTree, createUnion } from '@/tests/factories/family-tree'
import { createMemorial } from '@/tests/factories/memorials'

// The address is mocked for this file alone.
const { caller } = vi.hoisted(() => {
  vi.resetModules()
  return { caller: { address: '' } }
})
vi.mock('@/lib/server/current-address', () => ({ currentAddress: async () => caller.address }))
afterAll(() => vi.resetModules())

let slug: string
let karen: string
let far: { id: string }
beforeEach(async () => {
  const memorial = await createMemorial({ owner: await createAccount(), visibility: 'public' })
  slug = memorial.slug
  const tree = await createTree({ memorial })
  karen = tree.personId
  far = await createPerson(tree, { givenNames: 'Far', isDead: true })
  const farfar = await createPerson(tree, { givenNames: 'Farfar', isDead: true })
  const olde = await createPerson(tree, { givenNames: 'Oldefar', isDead: true })
  await createUnion(tree, { partners: [far], children: [{ id: tree.personId }] })
  await createUnion(tree, { partners: [farfar], children: [far] })
  await createUnion(tree, { partners: [olde], children: [farfar] })
})

describe('a page that a stranger opens again and again', () => {
  test('is refused where the tree has to be laid out anew, and shows what is drawn already', async () => {
    caller.address = '192.0.2.81'
    const first = await getDrawing(visitor(), { id: slug, open: [] })
    await spend([{ name: 'tree-layout', key: caller.address, points: 60_000, seconds: 600, cost: 59_980 }])
    const asked = orTooOften(getDrawing(visitor(), { id: slug, open: [], centre: far.id }))
    await expect(asked).resolves.toEqual({
      answer: null,
      refusal: expect.stringMatching(/^Du har prøvet mange gange på kort tid\. Vent .*, og prøv igen\.$/),
    })
    expect(await getDrawing(visitor(), { id: slug, open: [] })).toEqual(first)
    caller.address = '192.0.2.82'
    expect((await getDrawing(visitor(), { id: slug, open: [], centre: far.id })).centreId).toBe(far.id)
  })

  test('is refused after many ways between two', async () => {
    caller.address = '192.0.2.84'
    const way = () => getPath(visitor(), { id: slug, from: far.id, to: karen })
    await spend([{ name: 'tree-path', key: caller.address, points: 300, seconds: 600, cost: 299 }])
    expect((await way()).people).toHaveLength(2)
    await expect(way()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 })
  })

  test('is refused after many plans of prints', async () => {
    caller.address = '192.0.2.83'
    const plan = () => getPrintPlan(visitor(), printInput.parse({ id: slug }))
    await spend([{ name: 'tree-print-plan', key: caller.address, points: 120, seconds: 600, cost: 119 }])
    expect((await plan()).refusal).toBeNull()
    await expect(plan()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 })
  })
})
