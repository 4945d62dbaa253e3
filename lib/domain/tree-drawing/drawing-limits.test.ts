import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external'
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external'
import { beforeEach, describe, expect, test } from 'vitest'
import { printInput } from '@/lib/domain/tree-drawing/print-schema'
import { getDrawing, getPath, getPrintPlan } from '@/lib/domain/tree-drawing/queries'
import { spend } from '@/lib/server/abuse/rate-limit'
import { orTooOften } from '@/lib/server/page-status'
import { createAccount, visitor } from '@/tests/factories/accounts'
import { createPerson, createTree, createUnion } from '@/tests/factories/family-tree'
import { createMemorial } from '@/tests/factories/memorials'

/** As Next runs a page that is asked for from this address. */
function from<T>(address: string, page: () => Promise<T>): Promise<T> {
  const request = { type: 'request', phase: 'render', headers: new Headers({ 'x-client-address': address }) }
  return workAsyncStorage.run({ route: '/' } as never, () => workUnitAsyncStorage.run(request as never, page))
}

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
    const [address, other] = ['192.0.2.81', '192.0.2.82']
    const opened = (input: { centre?: string } = {}) => getDrawing(visitor(), { id: slug, open: [], ...input })
    const first = await from(address, opened)
    await spend([{ name: 'tree-layout', key: address, points: 150_000, seconds: 600, cost: 149_950 }])
    const anew = () => opened({ centre: far.id })
    const asked = orTooOften(from(address, anew))
    await expect(asked).resolves.toEqual({
      answer: null,
      refusal: expect.stringMatching(/^Du har prøvet mange gange på kort tid\. Vent .*, og prøv igen\.$/),
    })
    expect(await from(address, opened)).toEqual(first)
    expect((await from(other, anew)).centreId).toBe(far.id)
  })

  test('is refused after many ways between two', async () => {
    const address = '192.0.2.84'
    const way = () => from(address, () => getPath(visitor(), { id: slug, from: far.id, to: karen }))
    await spend([{ name: 'tree-path', key: address, points: 300, seconds: 600, cost: 299 }])
    expect((await way()).people).toHaveLength(2)
    await expect(way()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 })
  })

  test('is refused after many plans of prints', async () => {
    const address = '192.0.2.83'
    const plan = () => from(address, () => getPrintPlan(visitor(), printInput.parse({ id: slug })))
    await spend([{ name: 'tree-print-plan', key: address, points: 120, seconds: 600, cost: 119 }])
    expect((await plan()).refusal).toBeNull()
    await expect(plan()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 })
  })
})
