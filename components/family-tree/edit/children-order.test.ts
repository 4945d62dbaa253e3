import { describe, expect, test } from 'vitest'
import {
  bornWith,
  type ChildLink,
  mergeChildren,
  twinOf,
  withoutChild,
} from '@/components/family-tree/edit/children-order'

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

  test('are twins with nobody when the other one is taken out', () => {
    expect(withoutChild([child('a', 1), child('b'), child('c', 1)], 'a')).toEqual([child('b'), child('c')])
  })

  const seen = [child('a'), child('b'), child('c')]
  const adopted = (childId: string): ChildLink => ({ ...child(childId), kind: 'adopted' })

  test('keep the order that was made here while another child came and one went', () => {
    const mine = [child('c'), child('a'), child('b')]
    const { links, both } = mergeChildren({ seen, mine, theirs: [child('a'), child('c'), child('new')] })
    expect([links, both]).toEqual([[child('c'), child('a'), child('new')], []])
  })

  test('take what another editor chose wherever nothing was chosen here', () => {
    const theirs = [child('b', 1), adopted('a'), child('c', 1)]
    const { links, both } = mergeChildren({ seen, mine: [child('a'), child('b'), adopted('c')], theirs })
    expect([links, both]).toEqual([[child('b', 1), adopted('a'), { ...adopted('c'), twinGroup: 1 }], []])
  })

  test('stay twins as they were chosen here, and keep none of the other editor’s groups with them', () => {
    const theirs = [child('a'), child('b', 1), child('c', 1), child('new', 2)]
    const { links } = mergeChildren({ seen, mine: [child('a', 1), child('b', 1), child('c')], theirs })
    expect(links).toEqual([child('a', 1), child('b', 1), child('c'), child('new')])
  })

  test('of whom both chose differently are named, and stand as they were chosen here', () => {
    const theirs: ChildLink[] = [{ ...child('a'), kind: 'foster' }, adopted('b'), child('c')]
    const { links, both } = mergeChildren({ seen, mine: [adopted('a'), adopted('b'), child('c')], theirs })
    expect(links).toEqual([adopted('a'), adopted('b'), child('c')])
    expect(both).toEqual(['a'])
  })
})
