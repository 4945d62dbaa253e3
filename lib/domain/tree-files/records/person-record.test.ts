import { expect, test } from 'vitest'
import type { PersonFields, UnionFields } from '@/lib/domain/family-tree/schema'
import { readPerson, writePerson } from '@/lib/domain/tree-files/records/person-record'
import { recordsOf } from '@/lib/domain/tree-files/records/record-text'
import { readUnion, writeUnion } from '@/lib/domain/tree-files/records/union-record'
import { gedcomNode } from '@/lib/integrations/gedcom/gedcom-records'

const read = (lines: string) => recordsOf([lines], '5.5.1')[0] ?? gedcomNode('INDI')
const notes = (xref: string) => (xref === 'N1' ? 'Fælles note' : null)

const person = read(`0 @I1@ INDI
1 NAME Bo /Kjær/
1 SEX M
1 BIRT
2 DATE 3 MAY 1842
2 PLAC Trans
3 MAP
4 LATI N56
2 SOUR @S1@
1 DEAT
2 AGE 80y
1 NOTE Hans egen
2 SOUR @S2@
1 NOTE @N1@
1 OCCU Smed`)

const bare: PersonFields = {
  givenNames: 'Bo',
  surname: 'Kjær',
  birthSurname: null,
  callName: null,
  sex: 'male',
  isDead: false,
  born: null,
  bornPlace: null,
  died: null,
  diedPlace: null,
  note: null,
  isPrivate: false,
}

test('a person is read with what only the record as a whole says', () => {
  expect(readPerson(person, notes)).toEqual({
    ...bare,
    born: { year: 1842, month: 5, day: 3 },
    bornPlace: 'Trans',
    isDead: true,
    note: 'Hans egen\n\nFælles note',
  })
  expect(readPerson(read('0 @I2@ INDI\n1 DEAT'), notes).isDead).toBe(false)
  expect(readPerson(read('0 @I2@ INDI\n1 BURI\n2 DATE 1780'), notes).isDead).toBe(true)
})

test.each([
  ['5.5.1', bare],
  ['7.0', { ...bare, sex: 'other', isDead: true }],
  ['5.5.1', { ...bare, sex: 'other', died: { year: 1900, qualifier: 'about' }, diedPlace: 'Lemvig', isDead: true }],
  ['7.0', { ...bare, born: { year: 1840, until: { year: 1845, month: 3 } }, bornPlace: 'Bøvling', note: 'Ny' }],
  ['5.5.1', { ...bare, born: { year: 1840, qualifier: 'decade' }, note: 'A\n\n@I1@ 50 %\n1 NOTE nej' }],
] as const)('what is written in %s is read again: %j', (version, fields) => {
  for (const record of [person, gedcomNode('INDI', { xref: 'I9' })]) {
    const written = writePerson(record, fields, { findNote: notes, version })
    expect(readPerson(written, notes)).toEqual(fields)
    expect(writePerson(written, fields, { findNote: notes, version })).toEqual(written)
  }
})

test('a changed place loses its map, a changed note keeps its source, and all else stays', () => {
  const fields = { ...readPerson(person, notes), bornPlace: 'Lemvig', note: 'Rettet' }
  const written = JSON.stringify(writePerson(person, fields, { findNote: notes, version: '5.5.1' }))
  for (const kept of ['S1', 'S2', '3 MAY 1842', '80y', 'Smed']) expect(written).toContain(kept)
  expect(written).not.toMatch(/LATI|N1/)
})

test('a note longer than a person’s note can be keeps what was not shown', () => {
  const long = gedcomNode('INDI', { children: [gedcomNode('NOTE', { value: `${'a'.repeat(10_000)}Slutningen` })] })
  const fields = { ...readPerson(long, notes), note: 'Begyndelsen' }
  expect(writePerson(long, fields, { findNote: notes, version: '7.0' }).children.at(-1)?.value).toBe(
    'Begyndelsen\nSlutningen',
  )
})

test('markup of other programs is read as text and stays in the record until an editor changes the field', () => {
  const record = read(`0 @I1@ INDI
1 NAME Bo &amp; Co /Kjær/
1 BIRT
2 PLAC <b>Hune</b> &amp; Saltum
1 NOTE <p>Født hjemme.<br>Døbt &am
2 CONC p; glad</p>
1 NOTE a < b`)
  const fields = readPerson(record, notes)
  expect(fields).toMatchObject({
    givenNames: 'Bo & Co',
    bornPlace: 'Hune & Saltum',
    note: 'Født hjemme.\nDøbt & glad\n\na < b',
  })
  expect(writePerson(record, fields, { findNote: notes, version: '5.5.1' })).toEqual(record)
  for (const note of ['<br>', '&amp;', 'a < b & c']) {
    const written = writePerson(record, { ...fields, note }, { findNote: notes, version: '5.5.1' })
    expect(readPerson(written, notes)).toEqual({ ...fields, note })
  }
})

const alone: UnionFields = { kind: 'unknown', married: null, marriedPlace: null, ended: null, endedOn: null }

test.each([
  alone,
  { ...alone, kind: 'married' },
  { ...alone, kind: 'married', married: { year: 1962, month: 5 }, marriedPlace: 'Trans', ended: 'divorced' },
  { ...alone, kind: 'partners', married: { year: 1962 }, ended: 'separated', endedOn: { year: 1970 } },
  { ...alone, kind: 'partners' },
] as const)('a couple that is written is read again: %j', (fields) => {
  const records = [
    read('0 @F1@ FAM'),
    read('0 @F1@ FAM\n1 MARR Y\n1 DIV\n2 DATE 1950'),
    read('0 @F1@ FAM\n1 MARR\n2 TYPE unmarried\n1 EVEN\n2 TYPE Separated'),
  ]
  for (const record of records) {
    const written = writeUnion(record, fields)
    expect(readUnion(written)).toEqual(fields)
    expect(writeUnion(written, fields)).toBe(written)
  }
})

test.each([
  ['the record', '1 RESN confidential'],
  ['a birth, in a list', '1 BIRT\n2 DATE 1900\n2 RESN LOCKED, PRIVACY'],
  ['the record, in a word of another program', '1 RESN hidden'],
  ['the record, by another program’s mark', '1 _PRIV Y'],
  ['a name', '1 NAME Ib\n2 TYPE aka\n2 RESN privacy'],
])('a restriction on %s makes the person one for members, and goes when an editor says so', (_, lines) => {
  const record = read(`0 @I1@ INDI\n1 NAME Bo\n${lines}`)
  const fields = readPerson(record, notes)
  expect(fields.isPrivate).toBe(true)
  expect(writePerson(record, fields, { findNote: notes, version: '7.0' })).toEqual(record)
  const open = writePerson(record, { ...fields, isPrivate: false }, { findNote: notes, version: '7.0' })
  expect(readPerson(open, notes)).toEqual({ ...fields, isPrivate: false })
  const again = writePerson(open, fields, { findNote: notes, version: '7.0' })
  expect(readPerson(again, notes)).toEqual(fields)
})

test.each(['1 RESN locked', '1 RESN none', '1 _PRIV N', '1 OCCU Smed\n2 RESN privacy'])(
  'somebody with %j is for everybody',
  (lines) => {
    expect(readPerson(read(`0 @I1@ INDI\n${lines}`), notes).isPrivate).toBe(false)
  },
)

test('a note that is not for everybody is not shown, and stays when another is changed', () => {
  const record = read(
    '0 @I1@ INDI\n1 NAME Bo\n1 NOTE Hemmeligt\n2 RESN confidential\n1 NOTE @N9@\n1 NOTE {geni:about_me} Glad',
  )
  const fields = readPerson(record, notes)
  expect(fields.note).toBe('Glad')
  expect(writePerson(record, fields, { findNote: notes, version: '5.5.1' })).toBe(record)
  const changed = writePerson(record, { ...fields, note: 'Nyt' }, { findNote: notes, version: '5.5.1' })
  expect(readPerson(changed, notes).note).toBe('Nyt')
  expect(JSON.stringify(changed)).toMatch(/Hemmeligt.*N9/)
})

test('a note that is too long to be shown goes on behind the new text where the shown one ended', () => {
  const shown = '🌳'.repeat(10_000)
  const long = gedcomNode('INDI', { xref: 'I1', children: [gedcomNode('NOTE', { value: `  ${shown}Slutningen` })] })
  const fields = { ...readPerson(long, notes), note: 'Ny note' }
  const [note] = writePerson(long, fields, { findNote: notes, version: '7.0' }).children
  expect(note?.value).toBe('Ny note\nSlutningen')
})
