import { expect, test } from 'vitest'
import { siblingsOf } from '@/lib/domain/family-tree/person-detail'
import type { ChildKind } from '@/lib/domain/family-tree/schema'

type Families = Record<string, Record<string, ChildKind>>

/** What everybody is to Per, in couples such as { 'Far+Mor': { Per: 'birth', Ida: 'adopted' } }; ' 2' is a second marriage. */
function siblings(families: Families): string[] {
  const rows = Object.entries(families).map(([id, children]) => {
    const [partnerAId = null, partnerBId = null] = id.replace(/ .*/, '').split('+').filter(Boolean)
    return { id, partnerAId, partnerBId, children: Object.keys(children).map((childId) => ({ childId })) }
  })
  const kindIn = ({ id }: { id: string }, childId: string) => families[id]?.[childId] ?? 'unknown'
  return siblingsOf('Per', rows, kindIn).map(({ id, siblinghood }) => `${id}: ${siblinghood}`)
}

test('those of both parents are full siblings, also of a couple that married twice; of one parent, half', () => {
  const families: Families = {
    'Far+Mor': { Per: 'birth', Ida: 'adopted' },
    'Mor+Ny': { Halv: 'birth' },
    'Far+Mor 2': { Yngst: 'birth' },
  }
  expect(siblings(families)).toEqual(['Ida: full', 'Yngst: full', 'Halv: half'])
})

test('a stepfather’s own children are step siblings, and those he has with the mother half', () => {
  const families: Families = {
    'Far+Mor': { Per: 'birth' },
    'Mor+Sted': { Per: 'step', Halv: 'birth' },
    'Sted+Før': { Ane: 'birth' },
  }
  expect(siblings(families)).toEqual(['Halv: half', 'Ane: step'])
})

test('foster children are foster siblings of the others, and siblings without known parents are full', () => {
  expect(siblings({ 'Far+Mor': { Per: 'birth', Bo: 'foster' } })).toEqual(['Bo: foster'])
  expect(siblings({ 'Far+Mor': { Per: 'foster', Bo: 'birth' } })).toEqual(['Bo: foster'])
  expect(siblings({ ' 1': { Per: 'birth', Bo: 'birth' } })).toEqual(['Bo: full'])
})
