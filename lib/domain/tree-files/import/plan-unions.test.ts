import { expect, test } from 'vitest'
import { unionFields } from '@/lib/domain/family-tree/schema'
import { rowOfUnion } from '@/lib/domain/tree-files/field-rows'
import type { KnownUnionRow } from '@/lib/domain/tree-files/import/known-tree'
import { KnownUnions } from '@/lib/domain/tree-files/import/plan-unions'

const fieldsIn = (year?: string) => unionFields.parse(year ? { married: { year: Number(year) } } : {})

/** 'AB>cd 1850': a couple of A and B with the children c and d, married in 1850. */
function known(text: string, at = 0): KnownUnionRow {
  const [people = '', year] = text.split(' ')
  const [partners = '', children = ''] = people.split('>')
  const [partnerAId = null, partnerBId = null] = partners
  return {
    id: text,
    revision: 1,
    record: null,
    data: {
      ...rowOfUnion(fieldsIn(year)),
      said: null,
      partnerAId,
      partnerBId,
      aPosition: at,
      bPosition: at,
      importId: null,
      createdById: null,
    },
    children: [...children].map((childId, position) => ({ childId, position, twinGroup: null })),
  }
}

const find = (unions: KnownUnions, text: string) => {
  const [people = '', year] = text.split(' ')
  const [partners = '', children = ''] = people.split('>')
  return unions.find([...partners], [...children], fieldsIn(year))?.id ?? null
}

test.each([
  ['the same two', 'AB', 'BA', 'AB'],
  ['the same two with other children', 'AB>c', 'AB>d', 'AB>c'],
  ['the same two, of several couples', 'AC AB AD', 'AB', 'AB'],
  ['one of the two with a child of theirs', 'A>c', 'AB>c', 'A>c'],
  ['the two, of whom the file knows one, with a child of theirs', 'AB>cd', 'B>d', 'AB>cd'],
  ['nobody but a child of theirs', '>c', 'AB>c', '>c'],
  ['a couple whose partners the file does not know', 'AB>c', '>c', 'AB>c'],
  ['siblings without parents', '>cd', '>dc', '>cd'],
  ['one alone', 'A', 'A', 'A'],
  ['another partner', 'AB>c', 'AD>c', null],
  ['another child', 'A>c', 'AB>d', null],
  ['one alone, and one with a child', 'A', 'A>c', null],
  ['one with a child, and one alone', 'A>c', 'A', null],
  ['one of a couple, and one alone', 'AB', 'A', null],
  ['a child that is a partner here', 'cB', 'A>c', null],
])('a couple of the file is the one here: %s', (_, here, sought, expected) => {
  expect(find(new KnownUnions(here.split(' ').map(known)), sought)).toBe(expected)
})

test.each([
  ['the same wedding day', ['A 1850', 'A 1860'], 'A 1860', 'A 1860'],
  ['none here', ['A'], 'A 1860', 'A'],
  ['none in the file', ['A 1850'], 'A', 'A 1850'],
  ['another', ['A 1850'], 'A 1860', null],
])('of somebody alone, by the wedding day: %s', (_, here, sought, expected) => {
  expect(find(new KnownUnions(here.map(known)), sought)).toBe(expected)
})

test('a couple here is only one of the file’s', () => {
  const unions = new KnownUnions(['AB>c', 'A>d', 'A'].map(known))
  expect(['AB>c', 'BA', 'A>d', 'A>d', 'A', 'A'].map((text) => find(unions, text))).toEqual([
    ...['AB>c', null, 'A>d', null, 'A', null],
  ])
  expect([unions.countOf('A'), unions.countOf('B'), unions.countOf('c')]).toEqual([3, 1, 0])
})

test('three hundred men, each married to three hundred women, are known again', () => {
  const everyone = Array.from({ length: 300 }, (_, at) => at)
  const pairs = everyone.flatMap((man) => everyone.map((woman) => [`m${man}`, `w${woman}`] as const))
  const [row, fields] = [known(''), fieldsIn()]
  const rows = pairs.map(([man, woman], at) => ({
    ...row,
    id: `${at}`,
    data: { ...row.data, partnerAId: man, partnerBId: woman },
  }))
  const unions = new KnownUnions(rows)
  const backwards = pairs.toReversed().map(([man, woman]) => unions.find([woman, man], [], fields)?.id)
  expect(backwards).toEqual(rows.map(({ id }) => id).toReversed())
})
