import { describe, expect, test } from 'vitest'
import { bornWith, type ChildLink, orderKept, twinOf } from '@/components/family-tree/edit/children-order'

const child = (childId: string, twinGroup: number | null = null): ChildLink => ({ childId, kind: 'birth', twinGroup })

describe('children of a couple', () => {
  test('are twins with each other, and triplets with a third', () => {
    const twins = bornWith([child('a'), child('b'), child('c'), child('d', 1)], 'c', 'a')
    expect([twinOf(twins, 'a'), twinOf(twins, 'c'), twinOf(twins, 'b')]).toEqual(['c', 'a', null])
    const triplets = bornWith(twins, 'b', 'c')
    expect(new Set(triplets.slice(0, 3).map(({ twinGroup }) => twinGroup)).size).toBe(1)
    expect(twinOf(bornWith(triplets, 'b', null), 'b')).toBeNull()
    expect(twinOf(triplets, 'd')).toBeNull()
  })

  test('keep the order that was made while another child came and one went', () => {
    const kept = orderKept([child('c', 1), child('a', 1), child('b')], [child('a'), child('c'), child('new')])
    expect(kept).toEqual([child('c', 1), child('a', 1), child('new')])
  })
})
