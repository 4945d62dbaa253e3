import { expect, it } from 'vitest'
import { readFileDate } from '@/lib/domain/tree-files/records/date-record'
import { gedcomNode } from '@/lib/integrations/gedcom/gedcom-records'

const read = (value: string, phrase?: string) =>
  readFileDate(gedcomNode('DATE', { value, children: phrase ? [gedcomNode('PHRASE', { value: phrase })] : [] }))

it.each([
  ['1874', { year: 1874 }],
  ['ca.1874', { year: 1874, qualifier: 'about' }],
  ['før 9. nov. 1874', { year: 1874, month: 11, day: 9, qualifier: 'before' }],
  ["1870'erne", { year: 1870, qualifier: 'decade' }],
  ['187?', { year: 1870, qualifier: 'decade' }],
  ["1800'erne", { year: 1800, until: { year: 1899 } }],
  ['1874/79', { year: 1874, until: { year: 1879 } }],
  ['(ca. 1874)', { year: 1874, qualifier: 'about' }],
  ['&lt;1874', { year: 1874, qualifier: 'before' }],
  ['ABT&nbsp;1874', { year: 1874, qualifier: 'about' }],
])('%s is a date that says it all', (value, date) => {
  expect(read(value)).toMatchObject({ date, words: null })
})

it.each([
  ['Mortensdag 1774', { year: 1774 }, 'Mortensdag 1774'],
  ['29 FEB 1874', { year: 1874, month: 2 }, '29 FEB 1874'],
  ['9/11/1874', { year: 1874 }, '9/11/1874'],
  ['@#DJULIAN@ 9 NOV 1674', { year: 1674, month: 11, day: 9 }, 'JULIAN 9 NOV 1674'],
  ['INT 9 NOV 1774 (St. Mortens\taften)', { year: 1774, month: 11, day: 9 }, 'St. Mortens aften'],
  ['INT 31 NOV 1774 (aften)', { year: 1774, month: 11 }, 'INT 31 NOV 1774 (aften)'],
  ['(høsten 1774)', { year: 1774 }, 'høsten 1774'],
])('%s is a date, and its words say more', (value, date, words) => {
  expect(read(value)).toEqual({ date, isDoubtful: true, words })
})

it.each([
  ['LIVING', 'LIVING'],
  ['(en  sommer)', 'en sommer'],
  ['44 B.C.', '44 B.C.'],
  ['9 NOV 9000', '9 NOV 9000'],
  ['BET 1990 AND 9000', 'BET 1990 AND 9000'],
  ['9 NOV 74', '9 NOV 74'],
  ['æ'.repeat(500), 'æ'.repeat(120)],
])('%.30s is no date, and stands as words', (value, words) => {
  expect(read(value)).toEqual({ date: null, isDoubtful: true, words })
})

it.each([
  ['9 NOV 1774', 'Mortens aften', { year: 1774, month: 11, day: 9 }, 'Mortens aften'],
  ['30 JAN 1694', '30 JAN 1693/94', { year: 1694, month: 1, day: 30 }, null],
  ['1774', '1774 eller 1775', { year: 1774 }, '1774 eller 1775'],
  ['29 FEB 1874', 'skuddag', { year: 1874, month: 2 }, '29 FEB 1874 (skuddag)'],
  ['', 'ca. 1774', { year: 1774, qualifier: 'about' }, null],
  ['', 'høsten 1774', { year: 1774 }, 'høsten 1774'],
  ['', 'en sommer', null, 'en sommer'],
])('%j with the phrase %j of 7.0 keeps what the date does not hold', (value, phrase, date, words) => {
  expect(read(value, phrase)).toMatchObject({ date, words })
})

it('no date is not a doubtful one', () => {
  expect(readFileDate(null)).toEqual({ date: null, isDoubtful: false, words: null })
  expect(read('')).toEqual({ date: null, isDoubtful: false, words: null })
})
