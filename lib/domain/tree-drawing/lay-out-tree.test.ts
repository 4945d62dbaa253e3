import { expect, test } from 'vitest'
import { familyOf } from '@/tests/factories/small-family'
import { graphHash, keptLayout } from './kept-layout'
import { layOutTree } from './lay-out-tree'

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

test('a layout is kept, and two who ask at once get one', async () => {
  const graph = familyOf('a+b:c,d,e')
  const [one, other] = await Promise.all([keptLayout('x', graph), keptLayout('y', structuredClone(graph))])
  expect(other).toBe(one)
  expect(await keptLayout('x', graph)).toBe(one)
})

test('a refusal is not kept', async () => {
  const looped = familyOf('a:b b:a')
  const first = await keptLayout('x', looped).catch((error: unknown) => error)
  const second = await keptLayout('x', looped).catch((error: unknown) => error)
  expect(first).toMatchObject({ code: 'TREE_LOOPS' })
  expect(second).toMatchObject({ code: 'TREE_LOOPS' })
  expect(second).not.toBe(first)
})

test('graphs that are drawn differently have different hashes', () => {
  const written = ['a+b:c,d', 'b+a:c,d', 'a+b:d,c', 'a+b:c,adopted/d', 'a+b:c a+b:d', 'a+b:twin/c,twin/d']
  expect(new Set(written.map((one) => graphHash(familyOf(one)))).size).toBe(written.length)
  expect(graphHash(familyOf('a+b:c'))).toBe(graphHash(familyOf('a+b:c')))
})
