import { expect, it } from 'vitest'
import { everyStructure } from '@/tests/factories/sample-records'
import { validateGedcom7 } from '@/tests/factories/validate-gedcom7'
import { readGedcomFile } from './read-gedcom-file'

function problems(body: string): string[] {
  const { records } = readGedcomFile(new TextEncoder().encode(`0 HEAD\n1 GEDC\n2 VERS 7.0\n${body}\n0 TRLR\n`))
  return validateGedcom7(records).map(({ line, problem, path }) => `${line} ${problem} ${path}`)
}

it('every structure of the tables is valid where they allow it', () => {
  expect(validateGedcom7(everyStructure('7.0'))).toEqual([])
})

it.each([
  ['0 @I1@ INDI\n1 MARR', '5 NOT_ALLOWED_HERE INDI @I1@.MARR'],
  ['0 @I1@ INDI\n1 SEX M\n1 SEX F', '4 TOO_MANY INDI @I1@.SEX'],
  ['0 @R1@ REPO', '4 MISSING REPO @R1@.NAME'],
  ['0 @I1@ INDI\n1 SEX male', '5 WRONG_PAYLOAD INDI @I1@.SEX'],
  ['0 @I1@ INDI\n1 BIRT\n2 DATE 1. maj 1900', '6 WRONG_PAYLOAD INDI @I1@.BIRT.DATE'],
  ['0 @I1@ INDI\n1 BIRT\n2 AGE <1y', '6 WRONG_PAYLOAD INDI @I1@.BIRT.AGE'],
  ['0 @I1@ INDI\n1 BIRT N', '5 WRONG_PAYLOAD INDI @I1@.BIRT'],
  ['0 @I1@ INDI\n1 NAME Ib /Bo', '5 WRONG_PAYLOAD INDI @I1@.NAME'],
  ['0 @I1@ INDI\n1 FAMS @I1@', '5 WRONG_PAYLOAD INDI @I1@.FAMS'],
  ['0 @I1@ INDI\n0 @I1@ INDI', '5 DUPLICATE_XREF INDI @I1@'],
  ['0 @i 1@ INDI', '4 WRONG_XREF INDI @i 1@'],
  ['0 @I1@ INDI\n1 _OWN @X@', '5 DANGLING_POINTER INDI @I1@._OWN'],
])('%j is wrong', (body, problem) => {
  expect(problems(body)).toEqual([problem])
})

it.each([
  'JULIAN 1 JAN 1699',
  'BET FRENCH_R 3 VEND 2 AND FRENCH_R COMP 8',
  'HEBREW 2 TVT 5758',
  'FROM 44 BCE TO 1 JAN 20',
  'CAL 1900',
  '_OWN 8 _MONTH 190 _EPOCH',
])('the date %s is right', (date) => {
  expect(problems(`0 @I1@ INDI\n1 BIRT\n2 DATE ${date}`)).toEqual([])
})

it.each(['BET 1900', 'JULIAN', '1 1900', '1 TVT 1900', 'FRENCH_R 3 JAN 2', 'abt 1900', 'TO', '1  JAN 1900', '44 BC'])(
  'the date %s is wrong',
  (date) => {
    expect(problems(`0 @I1@ INDI\n1 BIRT\n2 DATE ${date}`)).toHaveLength(1)
  },
)

it('a file without header and trailer is wrong', () => {
  expect(validateGedcom7([]).map(({ problem }) => problem)).toEqual(['NO_HEADER', 'NO_TRAILER'])
})
