import { expect, test } from 'vitest'
import { readNames, writeNames } from '@/lib/domain/tree-files/records/names-record'
import { recordsOf } from '@/lib/domain/tree-files/records/record-text'
import { gedcomNode } from '@/lib/integrations/gedcom/gedcom-records'

const read = (...lines: string[]) => recordsOf([['0 @I1@ INDI', ...lines].join('\n')], '5.5.1')[0] ?? gedcomNode('INDI')

test.each([
  [['1 NAME Karen Margrethe /Holm/'], 'Karen Margrethe', 'Holm', null, null],
  [['1 NAME Dr. Karen /Holm/ d.æ.', '2 NPFX Dr.', '2 NSFX d.æ.'], 'Karen', 'Holm', null, null],
  [['1 NAME Karen', '2 SURN Holm', '2 GIVN Karen'], 'Karen', 'Holm', null, null],
  [['1 NAME /Li/ Wei'], 'Wei', 'Li', null, null],
  [['1 NAME Karen /Krog/', '1 NAME Karen /Holm/', '2 TYPE married'], 'Karen', 'Holm', 'Krog', null],
  [['1 NAME Karen /Holm/', '1 NAME Karen /Krog/', '2 TYPE maiden'], 'Karen', 'Holm', 'Krog', null],
  [['1 NAME Karen /Krog/', '2 _MARNM Karen /Holm/'], 'Karen', 'Holm', 'Krog', null],
  [['1 NAME Karen /Krog/', '2 NICK Kaja', '2 _MARNM Holm'], 'Karen', 'Holm', 'Krog', 'Kaja'],
  [['1 NAME Karen Ane /Krog/', '2 _RUFNAME Ane', '2 NICK Kaja'], 'Karen Ane', 'Krog', null, 'Ane'],
  [['1 NAME Bo &amp; Ida /O&apos;Neill/', '2 NICK &quot;Bubba&quot;'], 'Bo & Ida', "O'Neill", null, '"Bubba"'],
  [['1 NAME <b>Karen</b> /Kr<i>o</i>g/', '2 _MARNM <b>Holm</b>'], 'Karen', 'Holm', 'Krog', null],
  [['1 NAME Dr. Ane', '2 NPFX Dr.', '2 SURN K&oslash;ge'], 'Ane', 'Køge', null, null],
  [['1 NAME Ka\u00adri\u200bna\u202e <ukendt> /Holm & S\u00f8n/'], 'Karina <ukendt>', 'Holm & Søn', null, null],
  [['1 SEX F'], '', null, null, null],
])('%j is read', (lines, givenNames, surname, birthSurname, callName) => {
  expect(readNames(read(...lines))).toEqual({ givenNames, surname, birthSurname, callName })
})

const records = [
  read('1 SEX F'),
  read('1 NAME Karen /Krog/', '2 SOUR @S1@', '2 GIVN Karen', '2 SURN Krog'),
  read('1 NAME Karen /Krog/', '2 NICK Kaja', '1 NAME Karen /Holm/', '2 TYPE married', '3 NOTE Gift 1960'),
  read('1 NAME Karen /Holm/', '2 TYPE married'),
  read('1 NAME Karen /Holm/', '1 NAME Karen /Krog/', '2 TYPE birth', '1 NAME Kaja', '2 TYPE aka', '2 NICK K'),
  read('1 NAME Karen /Krog/', '2 _MARNM Holm'),
  read('1 NAME <b>Karen</b> Bo&amp;Ida /Kr&oslash;g/', '2 SOUR @S1@'),
]
const wanted = [
  { givenNames: 'Ane', surname: 'Kjær', birthSurname: null, callName: null },
  { givenNames: 'Ane', surname: 'Kjær', birthSurname: 'Juul', callName: 'Nanna' },
  { givenNames: '', surname: 'A/B', birthSurname: null, callName: null },
  { givenNames: 'Ane A/S', surname: null, birthSurname: null, callName: null },
  { givenNames: 'Ane <b>', surname: 'A &amp; B', birthSurname: null, callName: '<i>' },
]

test('names that were written are read again, in every shape of a record, and what stood beside them stays', () => {
  for (const record of records) {
    for (const names of wanted) {
      const written = writeNames(record, names)
      expect(readNames(written)).toEqual(names)
      expect(writeNames(written, names)).toBe(written)
      const kept = JSON.stringify(record.children).match(/S1|Gift 1960|aka/g) ?? []
      for (const text of kept) expect(JSON.stringify(written.children)).toContain(text)
    }
    expect(writeNames(record, readNames(record))).toBe(record)
  }
})
