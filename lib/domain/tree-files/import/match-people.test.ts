import { expect, test } from 'vitest'
import { matchPeople } from '@/lib/domain/tree-files/import/match-people'
import { peopleOfRecords } from '@/lib/domain/tree-files/records/people-of-records'
import { readGedcomFile } from '@/lib/integrations/gedcom/read-gedcom-file'
import { gedcomText } from '@/tests/factories/family-files'

const many = 20_000
const everyone = Array.from({ length: many }, (_, at) => at)

function fileOf(lines: readonly string[]) {
  return peopleOfRecords(readGedcomFile(Buffer.from(gedcomText(lines.join('\n')))))
}

const known = (at: number) => ({
  id: `person-${at}`,
  givenNames: 'Hans',
  surname: 'Hansen',
  birthSurname: null,
  bornYear: 1800,
  xref: null,
})

test('twenty thousand of one name on both sides are told apart from nobody, without a list of all pairs', () => {
  const file = fileOf(everyone.map((at) => `0 @I${at}@ INDI\n1 NAME Hans /Hansen/\n1 BIRT\n2 DATE 1800`))
  expect(matchPeople(file, { treeId: 'tree', people: everyone.map(known), unions: [] })).toEqual([])
})

test('a family of twenty thousand is compared without a list of everybody with everybody', () => {
  const children = everyone.map((at) => `1 CHIL @I${at}@`)
  const people = everyone.map((at) => `0 @I${at}@ INDI\n1 NAME Hans /Hansen/`)
  const family = ['0 @P@ INDI\n1 NAME Ane /Holm/\n1 BIRT\n2 DATE 1770', '0 @F@ FAM\n1 WIFE @P@', ...children]
  const mother = { ...known(0), id: 'mother', givenNames: 'Ane', surname: 'Holm', bornYear: 1770 }
  const unions = [{ partnerIds: ['mother'], childIds: everyone.map((at) => `person-${at}`) }]
  const tree = { treeId: 'tree', people: [mother, ...everyone.map(known)], unions }
  expect(matchPeople(fileOf([...people, ...family]), tree)).toEqual([
    { xref: 'P', personId: 'mother', by: 'name_and_year' },
  ])
})

test('a file from this tree knows those again who have half a name or none, by the record’s own identifier', () => {
  const file = fileOf([
    '0 @I1@ INDI\n1 NAME Ane',
    '0 @I2@ INDI',
    '0 @I3@ INDI\n1 NAME /Holm/',
    '0 @I4@ INDI\n1 NAME Bo',
  ])
  const half = { ...known(0), surname: null, bornYear: null }
  const people = [
    { ...half, id: 'ane', givenNames: 'Ane', xref: 'I1' },
    { ...half, id: 'nobody', givenNames: '', xref: 'I2' },
    { ...half, id: 'holm', givenNames: '', surname: 'Holm', xref: 'I3' },
    { ...half, id: 'eva', givenNames: 'Eva', xref: 'I4' },
  ]
  const from = (treeId: string) => matchPeople({ ...file, treeId }, { treeId: 'tree', people, unions: [] })
  expect(from('tree').map(({ personId }) => personId)).toEqual(['ane', 'nobody', 'holm'])
  expect(from('another')).toEqual([])
})

test('a child of each of two hundred men with each of two hundred women is compared with some, not with all', () => {
  const some = everyone.slice(0, 200)
  const dated = (name: string) => [`1 NAME ${name}`, '1 BIRT', '2 DATE 1750'].join('\n')
  const parents = some.flatMap((at) => [
    `0 @M${at}@ INDI\n${dated(`Aage /Nr ${at}/`)}`,
    `0 @K${at}@ INDI\n${dated(`Bodil /Nr ${at}/`)}`,
  ])
  const families = some.flatMap((man) =>
    some.map((woman) => `0 @F${man}x${woman}@ FAM\n1 HUSB @M${man}@\n1 WIFE @K${woman}@\n1 CHIL @B${man}@`),
  )
  const children = some.map((at) => `0 @B${at}@ INDI\n1 NAME Ukendt /Barn ${at}/`)
  const person = (id: string, givenNames: string, surname: string) => ({
    id,
    givenNames,
    surname,
    birthSurname: null,
    bornYear: 1750,
    xref: null,
  })
  const tree = {
    treeId: 'tree',
    people: some.flatMap((at) => [
      person(`m${at}`, 'Aage', `Nr ${at}`),
      person(`k${at}`, 'Bodil', `Nr ${at}`),
      person(`b${at}`, 'Andet', `Barn ${at}`),
    ]),
    unions: some.flatMap((man) =>
      some.map((woman) => ({ partnerIds: [`m${man}`, `k${woman}`], childIds: [`b${man}`] })),
    ),
  }
  const matches = matchPeople(fileOf([...parents, ...children, ...families]), tree)
  expect(matches).toHaveLength(400)
  expect(matches.every(({ by }) => by === 'name_and_year')).toBe(true)
})
