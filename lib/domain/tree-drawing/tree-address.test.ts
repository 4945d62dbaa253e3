import { expect, test } from 'vitest'
import { isOpen, readTreeAddress, treeHref, withBranch, withoutBranch } from '@/lib/domain/tree-drawing/tree-address'

const karen = '0192a000-0000-7000-8000-000000000001'
const peter = '0192a000-0000-7000-8000-000000000002'
const reads = (href: string) => {
  const query = new URL(href, 'https://mindelund.example').searchParams
  return readTreeAddress((name) => query.get(name))
}

test('an address that was shared opens the same view', () => {
  const address = {
    centre: karen,
    open: [
      { personId: karen, side: 'up' as const },
      { personId: peter, side: 'down' as const },
    ],
    person: peter,
    way: { from: peter, to: karen },
  }
  expect(reads(treeHref('karen-holm', address))).toEqual(address)
})

test('the first view has the plain address', () => {
  expect(treeHref('karen-holm', { centre: null, open: [], person: null, way: null })).toBe('/family-tree/karen-holm')
})

test('an address with anything else in it shows the first view', () => {
  expect(reads("/family-tree/karen-holm?centre=1&open=op.x,ned.'--&person=<b>&way=1,2")).toEqual({
    centre: null,
    open: [],
    person: null,
    way: null,
  })
})

test('a branch that is opened again counts once, and is closed by itself', () => {
  const first = reads('/family-tree/karen-holm')
  const up = { personId: karen, side: 'up' } as const
  const down = { personId: karen, side: 'down' } as const
  const both = withBranch(withBranch(withBranch(first, up), down), up)
  expect(both.open).toEqual([down, up])
  const closed = withoutBranch(both, up)
  expect(isOpen(closed, up)).toBe(false)
  expect(isOpen(closed, down)).toBe(true)
})
