import { describe, expect, test } from 'vitest'
import { type FamilyGraph, piecesOf } from '@/lib/domain/tree-drawing/schema'
import { spend } from '@/lib/server/abuse/rate-limit'
import { familyOf } from '@/tests/factories/small-family'
import { graphHash, keptLayout, type LayoutCaller, layOutTree } from './kept-layout'

/** A caller without an address. */
const nobody = (from: string): LayoutCaller => ({ from, address: null })

test('a tree is laid out in a thread, and the main thread stays responsive', async () => {
  let turns = 0
  const turning = setInterval(() => turns++, 1)
  const { boxes } = await layOutTree(familyOf('a+b:c,d'))
  clearInterval(turning)
  expect(boxes).toHaveLength(4)
  expect(turns).toBeGreaterThan(3)
})

test('more than 2,000 people at once are refused, and so is a loop', async () => {
  const people = Array.from({ length: 2001 }, (_, at) => ({ id: String(at) }))
  await expect(layOutTree({ people, unions: [] })).rejects.toMatchObject({ code: 'TREE_TOO_LARGE', status: 422 })
  await expect(layOutTree(familyOf('a:b b:a'))).rejects.toMatchObject({ code: 'TREE_LOOPS' })
})

test('whoever comes when too many of one page wait is asked to come again', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 52 }, () => layOutTree(familyOf('a+b:c'), 'page')))
  const refused = asked.filter((one) => one.status === 'rejected').map(({ reason }) => reason)
  expect(refused).toMatchObject([{ code: 'TOO_MANY_AT_ONCE', status: 429 }])
})

test('a thousand couples of the same people wait apart from ordinary views, and count by their ties', () => {
  const people = Array.from({ length: 100 }, (_, at) => ({ id: String(at) }))
  const unions = Array.from({ length: 1000 }, (_, at) => ({
    ...({
      id: `u${at}`,
      kind: 'unknown',
      ended: null,
      partnerIds: [String(at % 100), String((at * 7 + 1) % 100)],
    } as const),
    children: [],
  }))
  expect(piecesOf({ people, unions })).toBe(2100)
  expect(piecesOf(familyOf('a+b:c,d'))).toBe(8)
})

test('a layout is kept, and two who ask at once get one', async () => {
  const graph = familyOf('a+b:c,d,e')
  const [one, other] = await Promise.all([
    keptLayout(nobody('x'), graph),
    keptLayout(nobody('y'), structuredClone(graph)),
  ])
  expect(other).toBe(one)
  expect(await keptLayout(nobody('x'), graph)).toBe(one)
})

test('what cannot be drawn is not tried again', async () => {
  const looped = familyOf('a:b b:a')
  const first = await keptLayout(nobody('x'), looped).catch((error: unknown) => error)
  const second = await keptLayout(nobody('x'), looped).catch((error: unknown) => error)
  expect(first).toMatchObject({ code: 'TREE_LOOPS' })
  expect(second).toMatchObject({ code: 'TREE_LOOPS' })
  expect(second).toBe(first)
})

test('graphs that are drawn differently have different hashes', () => {
  const written = ['a+b:c,d', 'b+a:c,d', 'a+b:d,c', 'a+b:c,adopted/d', 'a+b:c a+b:d', 'a+b:twin/c,twin/d']
  expect(new Set(written.map((one) => graphHash(familyOf(one)))).size).toBe(written.length)
  expect(graphHash(familyOf('a+b:c'))).toBe(graphHash(familyOf('a+b:c')))
})

describe('what one address has laid out anew', () => {
  const alone = (size: number, name: string): FamilyGraph => ({
    unions: [],
    people: Array.from({ length: size }, (_, at) => ({ id: `${name}${at}` })),
  })

  test('is limited for whole families, and what is kept is shown to all', async () => {
    const stranger = { from: 'tree', address: '192.0.2.71' }
    const shown = alone(10, 'kept')
    await keptLayout(stranger, shown)
    await spend([{ name: 'tree-layout', key: stranger.address, points: 150_000, seconds: 600, cost: 149_000 }])
    await expect(keptLayout(stranger, alone(1200, 'large'))).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      status: 429,
    })
    expect((await keptLayout(stranger, shown)).boxes).toHaveLength(10)
    await expect(keptLayout({ ...stranger, address: '192.0.2.72' }, alone(3, 'other'))).resolves.toBeDefined()
  })

  test('has room for a family that opens two hundred branches, one after the other', async () => {
    const home = { from: 'tree', address: '192.0.2.73' }
    const drawn = Array.from({ length: 200 }, (_, at) => 10 + at).reduce((sum, people) => sum + 2.5 * people, 0)
    await spend([{ name: 'tree-layout', key: home.address, points: 150_000, seconds: 600, cost: drawn }])
    await expect(keptLayout(home, alone(10, 'branch'))).resolves.toBeDefined()
  })
})
