import { describe, expect, test } from 'vitest'
import { type Beside, coupleThere, likelyPlace, relativeDefaults } from '@/components/family-tree/edit/relative-values'
import type { CoupleView, ParentsView, RelativeView } from '@/lib/domain/family-tree/detail-views'
import type { RelativeKind } from '@/lib/domain/family-tree/edit-copy'
import { type PersonForm, personFields, unionFields } from '@/lib/domain/family-tree/schema'

const view: RelativeView = {
  id: 'a',
  isMasked: false,
  name: 'Bo Holm',
  birthNameText: null,
  lifespan: '',
  sex: 'male',
  isLiving: false,
  portraitUrl: null,
  memorialPath: null,
  relation: 'mand',
}

const beside = (as: RelativeKind, person: PersonForm, partners: Beside['partners'] = new Map()): Beside => ({
  as,
  partners,
  thisYear: 2026,
  detail: { person: view, fields: personFields.parse(person), couples: [] },
})

const karen = { givenNames: 'Karen', surname: 'Holm', birthSurname: 'Nielsen', sex: 'female' } as const

describe('somebody who is added begins with', () => {
  test.each([
    ['mother', { sex: 'female', surname: null }],
    ['father', { sex: 'male', surname: 'Nielsen' }],
    ['parent', { sex: 'unknown', surname: null }],
    ['partner', { sex: 'unknown', surname: null }],
    ['sibling', { sex: 'unknown', surname: 'Nielsen' }],
  ] as const)('what is likely for a %s', (as, expected) => {
    expect(relativeDefaults(beside(as, karen), '')).toMatchObject(expected)
  })

  test('the surname of the father in the chosen couple, or of the mother alone', () => {
    const partners = new Map([['couple', { sex: 'male', surname: 'Berg', birthSurname: null } as const]])
    expect(relativeDefaults(beside('child', karen, partners), 'couple').surname).toBe('Berg')
    expect(relativeDefaults(beside('child', karen, partners), '').surname).toBe('Nielsen')
    expect(relativeDefaults(beside('child', { ...karen, sex: 'male' }, partners), 'couple').surname).toBe('Holm')
  })

  test('no surname from the time of »Jensen, søn af Jens«', () => {
    expect(relativeDefaults(beside('father', { ...karen, born: { year: 1880 } }), '').surname).toBeNull()
    expect(relativeDefaults(beside('sibling', { ...karen, born: { year: 1880 } }), '').surname).toBe('Nielsen')
  })

  test.each([
    ['mother', 1955, true],
    ['mother', 1956, false],
    ['sibling', 1925, true],
    ['child', 1925, false],
  ] as const)('as a %s of somebody born in %d: dead %s', (as, year, isDead) => {
    expect(relativeDefaults(beside(as, { ...karen, born: { year } }), '').isDead).toBe(isDead)
  })

  test('nobody is taken for dead whose birth cannot be guessed', () => {
    expect(relativeDefaults(beside('mother', karen), '').isDead).toBe(false)
  })
})

describe('the likely place of', () => {
  const couple = (unionId: string, ended: 'divorced' | null): CoupleView => ({
    unionId,
    partner: view,
    text: null,
    children: [],
    childLinks: [],
    fields: { ...unionFields.parse({ ended }), revision: 1 },
  })
  const parents = (unionId: string, count: number): ParentsView => ({
    unionId,
    kind: 'birth',
    people: Array.from({ length: count }, () => view),
  })

  test('a child is the last couple that did not end', () => {
    const couples = [couple('first', null), couple('second', 'divorced')]
    expect(likelyPlace('child', { couples, parents: [] })).toEqual({ unionId: 'first', childKind: 'birth' })
    expect(likelyPlace('child', { couples: [], parents: [] }).unionId).toBe('')
  })

  test('a child is with the person alone, once the chosen couple is taken apart', () => {
    const family = { couples: [couple('first', null)], parents: [parents('p', 1)] }
    expect(['first', 'p', 'gone', ''].map((id) => coupleThere(id, family))).toEqual(['first', 'p', '', ''])
  })

  test('a third parent is not by birth', () => {
    expect(likelyPlace('mother', { couples: [], parents: [parents('p', 1)] }).childKind).toBe('birth')
    expect(likelyPlace('mother', { couples: [], parents: [parents('p', 2)] }).childKind).toBe('step')
  })
})
