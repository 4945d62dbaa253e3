import { expect, test } from 'vitest'
import type { UnionView } from '@/lib/domain/family-tree/schema'
import { closeRelation, neighbourOf } from '@/lib/domain/tree-drawing/neighbours'

const box = (id: string, x: number, row: number) => ({ id, x, y: row * 200, row })
const union = (partnerIds: string[], children: UnionView['children'], ended: UnionView['ended'] = null): UnionView => ({
  id: partnerIds.join('+'),
  kind: 'married',
  ended,
  partnerIds,
  children,
})
const child = (id: string, kind: 'birth' | 'adopted' | 'foster' | 'step' = 'birth') => ({ id, kind, twinGroup: null })

// Grandparents above Karen, her husband Poul beside her and her sister Ingrid on the other side; Mette and Jens below.
const drawn = {
  boxes: [
    box('peter', 100, 0),
    box('anna', 350, 0),
    box('ingrid', 0, 1),
    box('karen', 250, 1),
    box('poul', 500, 1),
    box('mette', 200, 2),
    box('jens', 600, 2),
  ],
  unions: [
    union(['peter', 'anna'], [child('ingrid', 'adopted'), child('karen')]),
    union(['karen', 'poul'], [child('mette'), child('jens')]),
  ],
}

test.each([
  ['karen', 'up', 'anna'],
  ['ingrid', 'up', 'peter'],
  ['karen', 'down', 'mette'],
  ['poul', 'down', 'jens'],
  ['karen', 'left', 'ingrid'],
  ['karen', 'right', 'poul'],
] as const)('from %s, the arrow %s leads to %s', (from, direction, to) => {
  expect(neighbourOf(from, direction, drawn)).toBe(to)
})

test('an arrow that leads to nobody stays', () => {
  expect(neighbourOf('peter', 'up', drawn)).toBeNull()
  expect(neighbourOf('jens', 'down', drawn)).toBeNull()
  expect(neighbourOf('poul', 'right', drawn)).toBeNull()
})

test('partners in different rows are reached from each other', () => {
  const apart = { boxes: [box('olga', 0, 0), box('hans', 300, 1)], unions: [union(['olga', 'hans'], [])] }
  expect(neighbourOf('olga', 'right', apart)).toBe('hans')
  expect(neighbourOf('hans', 'left', apart)).toBe('olga')
})

test('whoever is reached is told of by what they are to the one before', () => {
  const female = (id: string) => ({ id, sex: 'female' as const })
  expect(closeRelation(female('anna'), 'ingrid', drawn.unions)).toBe('adoptivmor')
  expect(closeRelation(female('mette'), 'poul', drawn.unions)).toBe('datter')
  expect(closeRelation(female('karen'), 'ingrid', drawn.unions)).toBe('søster')
  expect(closeRelation(female('karen'), 'poul', [union(['karen', 'poul'], [], 'divorced')])).toBe('tidligere hustru')
  expect(closeRelation(female('mette'), 'peter', drawn.unions)).toBeNull()
  const fostered = [union(['peter'], [child('ingrid', 'foster'), child('karen')])]
  expect(closeRelation(female('karen'), 'ingrid', fostered)).toBe('plejesøster')
})

test('of two families with one parent, the nearer says what they are to each other', () => {
  const mother = { id: 'mor', sex: 'female' as const }
  const unions = [union(['mor', 'stedfar'], [child('barn', 'adopted')]), union(['far', 'mor'], [child('barn')])]
  expect(closeRelation(mother, 'barn', unions)).toBe('mor')
})
