import { describe, expect, test } from 'vitest'
import { findEvent, happened, isClearDeath } from '@/lib/domain/tree-files/records/event-record'
import { writePerson } from '@/lib/domain/tree-files/records/person-record'
import { readLife } from '@/lib/domain/tree-files/records/read-life'
import { recordsOf } from '@/lib/domain/tree-files/records/record-text'
import { readUnion, writeUnion } from '@/lib/domain/tree-files/records/union-record'
import { findChild, type GedcomVersion, gedcomNode } from '@/lib/integrations/gedcom/gedcom-records'

const read = (lines: string, version: GedcomVersion = '5.5.1') => recordsOf([lines], version)[0] ?? gedcomNode('INDI')
const event = (lines: string) => read(`0 @I1@ INDI\n${lines}`).children[0] ?? gedcomNode('DEAT')
const noNotes = () => null

describe('an event', () => {
  test.each([
    ['1 MARR Y', 'yes'],
    ['1 MARR\n2 DATE 1901', 'yes'],
    ['1 MARR\n2 PLAC Vrads', 'yes'],
    ['1 MARR\n2 SOUR @S1@', 'yes'],
    ['1 MARR', 'unsaid'],
    ['1 MARR ?', 'unsaid'],
    ['1 MARR N', 'no'],
    ['1 MARR nej', 'no'],
    ['1 MARR\n2 DATE NEVER MARRIED', 'no'],
    ['1 MARR\n2 DATE never married, 1931', 'no'],
    ['1 MARR\n2 DATE 1931\n2 PLAC Privat', 'yes'],
    ['1 MARR\n2 DATE 1931\n2 PLAC No', 'yes'],
    ['1 DIV\n2 DATE ikke skilt 1931', 'no'],
    ['1 BIRT\n2 DATE levende født 1931', 'yes'],
    ['1 DEAT N/A', 'unsaid'],
    ['1 DEAT\n2 PLAC Living', 'no'],
  ])('%j happened: %s', (lines, answer) => {
    expect(happened(event(lines))).toBe(answer)
  })

  test('is the one with a date that can be read, where the first has only a source', () => {
    const record = read('0 @I1@ INDI\n1 BIRT\n2 SOUR @S1@\n1 BIRT\n2 DATE 1871')
    expect(findChild(findEvent(record, 'BIRT') ?? record, 'DATE')?.value).toBe('1871')
  })
})

describe('a death', () => {
  test.each([
    '1 DEAT Y',
    '1 DEAT Ja',
    '1 DEAT\n2 DATE 4 JUN 1950',
    '1 DEAT\n2 DATE (omkring 1950)',
    '1 DEAT\n2 DATE DECEASED',
    '1 DEAT\n2 AGE 71y',
    '1 DEAT\n2 CAUS Lungebetændelse',
    '1 DEAT\n2 PLAC Afdød',
    '1 BURI\n2 DATE JUN 1950',
    '1 CREM Y',
    '1 DEAT\n2 DATE AFT 1950',
    '1 DEAT\n2 DATE 4 JUN 1950\n2 PLAC Young\n2 CAUS None',
    '1 DEAT\n2 AGE INFANT',
    '1 _LIVING N\n1 DEAT Y',
    '1 EVEN\n2 TYPE Living\n2 DATE 1940\n1 DEAT Y',
  ])('is clear by %j', (lines) => {
    expect(read(`0 @I1@ INDI\n${lines}`).children.some(isClearDeath)).toBe(true)
    expect(readLife(read(`0 @I1@ INDI\n${lines}`), noNotes).fields.isDead).toBe(true)
  })

  test.each([
    '1 DEAT',
    '1 DEAT N',
    '1 DEAT Nej',
    '1 DEAT ?',
    '1 DEAT UNKNOWN',
    '1 DEAT\n2 DATE LIVING',
    '1 DEAT\n2 DATE (lever)',
    '1 DEAT\n2 DATE UNKNOWN',
    '1 DEAT\n2 DATE 1 JAN 2999',
    '1 DEAT\n2 PLAC Living',
    '1 DEAT\n2 PLAC Ringkøbing',
    '1 DEAT\n2 NOTE Bor på plejehjem',
    '1 DEAT\n2 SOUR @S1@',
    '1 DEAT\n2 AGE',
    '1 DEAT\n2 CAUS ukendt',
    '1 DEAT N\n2 DATE 1990',
    '1 BURI N',
    '1 BURI\n2 PLAC Vestre Kirkegård',
    '1 CREM\n2 PLAC Bispebjerg',
    '1 DEAT N\n1 BURI\n2 DATE 1990',
    '1 DEAT Y\n1 DEAT N',
    '1 DEAT Død?',
    '1 DEAT\n2 DATE (dead?)',
    '1 DEAT\n2 DATE Living in 2011',
    '1 DEAT\n2 DATE 2011 (lever)',
    '1 DEAT\n2 DATE INT 2011 (i live hos datteren)',
    '1 DEAT\n2 DATE levede 1990',
    '1 DEAT\n2 DATE INT 1990 (død?)',
    '1 DEAT\n2 DATE WFT Est. 1961-2016',
    '1 DEAT\n2 CAUS not applicable',
    '1 DEAT\n2 CAUS Hun lever',
    '1 DEAT\n2 DATE lebt noch 1990',
    '1 DEAT Y\n2 NOTE Lever',
    '1 DEAT\n2 DATE 1990\n2 TYPE Living',
    '1 DEAT\n2 DATE 1',
    '1 DEAT\n2 DATE 9 NOV 199',
    '1 DEAT\n2 DATE AFT 9000',
    '1 DEAT\n2 PLAC Young',
    '1 DEAT\n2 PLAC Y',
    '1 DEAT\n2 AGE living',
    '1 DEAT\n2 AGE N/A',
    '1 DEAT\n2 CAUS Ikke oplyst',
    '1 DEAT\n2 CAUS not known',
    '1 _LIVING Y\n1 DEAT Y',
    '1 _STAT Living\n1 DEAT\n2 DATE 1990',
    '1 EVEN\n2 TYPE Lever\n1 DEAT Y',
  ])('is not clear by %j, and the record goes home to the letter', (lines) => {
    const record = read(`0 @I1@ INDI\n1 NAME Bo /Kjær/\n1 SEX M\n${lines}`)
    const { fields } = readLife(record, noNotes)
    expect(fields).toMatchObject({ isDead: false, died: null, diedPlace: null })
    expect(writePerson(record, fields, { findNote: noNotes, version: '5.5.1' })).toBe(record)
    for (const isDead of [true]) {
      const died = writePerson(record, { ...fields, isDead }, { findNote: noNotes, version: '5.5.1' })
      expect(readLife(died, noNotes).fields.isDead).toBe(true)
    }
  })

  test('that 7.0 denies for all time is none, and one that it denies for some years may have come later', () => {
    const denied = (lines: string) => readLife(read(`0 @I1@ INDI\n${lines}`, '7.0'), noNotes).fields.isDead
    expect(denied('1 NO DEAT')).toBe(false)
    expect(denied('1 NO DEAT\n1 BURI Y')).toBe(false)
    expect(denied('1 NO DEAT\n2 DATE TO 1950\n1 DEAT Y')).toBe(true)
  })
})

describe('a couple', () => {
  test.each([
    ['1 MARR Y', { kind: 'married', ended: null }],
    ['1 MARR\n2 DATE 3 MAY 1950\n1 DIV N', { kind: 'married', ended: null }],
    ['1 MARR Y\n1 DIV', { kind: 'married', ended: null }],
    ['1 MARR Y\n1 DIV Y', { kind: 'married', ended: 'divorced' }],
    ['1 MARR Y\n1 DIV\n2 DATE NEVER', { kind: 'married', ended: null }],
    ['1 MARR N', { kind: 'unknown', ended: null }],
    ['1 MARR', { kind: 'unknown', ended: null }],
    ['1 MARR\n2 DATE NOT MARRIED', { kind: 'unknown', ended: null }],
    ['1 MARR\n2 TYPE unmarried', { kind: 'partners', ended: null }],
    ['1 EVEN N\n2 TYPE Separation', { kind: 'unknown', ended: null }],
    ['1 MARR Y\n1 EVEN\n2 TYPE Separate property', { kind: 'married', ended: null }],
    ['1 MARR Y\n1 EVEN\n2 TYPE Separated', { kind: 'married', ended: 'separated' }],
    ['1 MARR Y\n1 DIVF\n2 DATE 1951', { kind: 'married', ended: null }],
    ['1 MARR\n2 DATE 1950\n1 _STAT NOT MARRIED', { kind: 'unknown', ended: null }],
    ['1 MARR Y\n1 _NMR Y', { kind: 'unknown', ended: null }],
    ['1 MARR Y\n1 _STAT MARRIED', { kind: 'married', ended: null }],
    ['1 MARR\n2 TYPE Never married', { kind: 'unknown', ended: null }],
    ['1 MARR\n2 NOTE Ikke gift', { kind: 'unknown', ended: null }],
    ['1 ENGA\n2 DATE 1950', { kind: 'unknown', ended: null }],
  ])('of whom the file says %j', (lines, expected) => {
    const record = read(`0 @F1@ FAM\n${lines}`)
    expect(readUnion(record)).toMatchObject(expected)
    const wed = { ...readUnion(record), kind: 'married', married: { year: 1960 } } as const
    expect(readUnion(writeUnion(record, wed))).toMatchObject({ kind: 'married', married: { year: 1960 } })
  })
})

test('what no field holds is told in words: other events, other dates, and a death in doubt', () => {
  const of = (lines: string) => JSON.parse(readLife(read(`0 @I1@ INDI\n${lines}`), noNotes).said ?? '[]')
  expect(of('1 CHR\n2 DATE 3 MAY 1731\n2 PLAC Vrads')).toEqual([
    { event: 'christening', date: { year: 1731, month: 5, day: 3 }, place: 'Vrads' },
  ])
  expect(of('1 OCCU Møller\n1 RESI N\n1 CENS\n2 DATE 1845\n2 RESN confidential')).toEqual([
    { event: 'occupation', text: 'Møller' },
  ])
  expect(of('1 DEAT\n2 PLAC Ringkøbing')).toEqual([{ event: 'death_unsure', place: 'Ringkøbing' }])
  expect(of('1 BIRT\n2 DATE ved høst')).toEqual([{ event: 'birth', words: 'ved høst' }])
  expect(of('1 BIRT\n2 DATE 1731')).toEqual([])
  expect(of('1 DEAT Y\n2 NOTE Lever')).toEqual([])
  expect(of('1 BIRT\n2 DATE Ukendt')).toEqual([])
  expect(of('1 BIRT\n2 DATE Mortensdag 1774')).toEqual([
    { event: 'birth', words: 'Mortensdag 1774', date: { year: 1774 } },
  ])
})

test('a place that only says that somebody is dead is none, and stays in the record', () => {
  const record = read('0 @I1@ INDI\n1 NAME Bo\n1 DEAT\n2 PLAC Afdød')
  const { fields } = readLife(record, noNotes)
  expect(fields).toMatchObject({ isDead: true, diedPlace: null })
  expect(writePerson(record, fields, { findNote: noNotes, version: '5.5.1' })).toBe(record)
})

test.each([
  ['1 OCCU Smed\n2 DATE FROM 1801', { event: 'occupation', text: 'Smed', begun: 1801 }],
  ['1 RESI\n2 DATE AFT 1801', { event: 'residence', date: { year: 1801, qualifier: 'after' } }],
  ['1 CHR Y', { event: 'christening' }],
  ['1 PROP Nørgård\n2 DATE 1788', { event: 'event', text: 'ejendom: Nørgård' }],
  ['1 EVEN\n2 TYPE Dåb (kirkebog)\n2 DATE 1765', { event: 'christening', date: { year: 1765 } }],
  ['1 FACT Rytter\n2 TYPE Militærtjeneste', { event: 'event', text: 'Militærtjeneste: Rytter' }],
  ['1 EVEN\n2 TYPE Fadder ved dåb\n2 DATE 1765', { event: 'event', text: 'Fadder ved dåb' }],
  ['1 EVEN\n2 TYPE Mindesten rejst\n2 DATE 1931', { event: 'other', text: 'Mindesten rejst', date: { year: 1931 } }],
  ['1 _FNRL\n2 DATE 1788', { event: 'burial' }],
  ['1 ADOP\n2 DATE 1820', { event: 'adoption' }],
])('%j of a life is told as %j', (lines, told) => {
  const { said } = readLife(read(`0 @I1@ INDI\n${lines}`), noNotes)
  expect(JSON.parse(said ?? '[]')).toMatchObject([told])
  expect(JSON.parse(said ?? '[]')[0].begun).toBe('begun' in told ? told.begun : undefined)
})

test.each([
  '1 EVEN',
  '1 FACT 010203-1234',
  '1 FACT 12\n2 TYPE CPR-nr.',
  '1 EVEN\n2 TYPE DNA',
  '1 EVEN N\n2 TYPE Konfirmation',
  '1 BAPL\n2 DATE 1990',
])('%j of a life is not told', (lines) => {
  expect(readLife(read(`0 @I1@ INDI\n${lines}`), noNotes).said).toBeNull()
})
