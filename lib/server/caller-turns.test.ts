import { expect, it } from 'vitest'
import { takeTurn } from './caller-turns'

/** Begins a transaction that is open until it is told to end. */
function begin(caller: string, begun: string[], name: string) {
  let end = () => {}
  let fail = (_: Error) => {}
  const open = new Promise<void>((resolve, reject) => {
    end = resolve
    fail = reject
  })
  const done = takeTurn(caller, () => {
    begun.push(name)
    return open
  })
  return { done, end, fail }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('a caller has three transactions open, and others do not wait for its next', async () => {
  const begun: string[] = []
  const own = ['a', 'b', 'c', 'd', 'e'].map((name) => begin('one', begun, name))
  const other = begin('other', begun, 'x')
  await settled()
  expect(begun).toEqual(['a', 'b', 'c', 'x'])
  own[1]?.fail(new Error('rolled back'))
  await expect(own[1]?.done).rejects.toThrow('rolled back')
  await settled()
  expect(begun).toEqual(['a', 'b', 'c', 'x', 'd'])
  for (const { end } of [...own, other]) end()
  await Promise.all([own[0], own[2], own[3], own[4], other].map((each) => each?.done))
  expect(begun.at(-1)).toBe('e')
})

it('a caller with five hundred waiting is told to come back, and nobody else', async () => {
  const begun: string[] = []
  const many = Array.from({ length: 503 }, (_, at) => begin('many', begun, String(at)))
  await expect(begin('many', begun, 'more').done).rejects.toMatchObject({ code: 'TOO_MANY_AT_ONCE' })
  const other = begin('other', begun, 'x')
  for (const { end } of [...many, other]) end()
  await Promise.all([...many, other].map(({ done }) => done))
  expect(begun).toHaveLength(504)
})
