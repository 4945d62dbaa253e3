import { describe, expect, it } from 'vitest'
import { everyStructure } from '@/tests/factories/sample-records'
import { validateGedcom7 } from '@/tests/factories/validate-gedcom7'
import { convertRecords } from './convert-version'
import type { GedcomNode, GedcomRecord, GedcomVersion } from './gedcom-records'
import { readGedcomFile } from './read-gedcom-file'
import { writeGedcomFile } from './write-gedcom-file'

const other = (version: GedcomVersion) => (version === '7.0' ? '5.5.1' : '7.0')

/** What a structure says, whatever the order of those with different tags. */
function said(node: GedcomNode): unknown {
  const { tag, xref, value, pointer } = node
  const children = node.children.map((child) => [child.tag, said(child)] as const)
  const ordered = children.toSorted(([one], [two]) => (one < two ? -1 : one > two ? 1 : 0))
  return { tag, xref, value, pointer, children: ordered.map(([, child]) => child) }
}

function thereAndBack(records: GedcomRecord[], version: GedcomVersion): GedcomRecord[] {
  return convertRecords(convertRecords(records, version, other(version)), other(version), version)
}

/** The lines of records between header and trailer. */
function lines(records: GedcomRecord[], version: GedcomVersion): string[] {
  const text = new TextDecoder().decode(writeGedcomFile({ version, records })).split('\r\n')
  const from = text.findIndex((line, at) => at > 0 && line.startsWith('0 '))
  return text.slice(from, text.indexOf('0 TRLR'))
}

function convertLines(version: GedcomVersion, body: string): string[] {
  const head = version === '7.0' ? '1 GEDC\n2 VERS 7.0' : '1 GEDC\n2 VERS 5.5.1\n2 FORM LINEAGE-LINKED\n1 CHAR UTF-8'
  const { records } = readGedcomFile(new TextEncoder().encode(`0 HEAD\n${head}\n${body.trim()}\n0 TRLR\n`))
  return lines(convertRecords(records, version, other(version)), other(version))
}

describe('converting between 5.5.1 and 7.0', () => {
  it.each([
    ['5.5.1', 'right'],
    ['5.5.1', 'wrong'],
    ['7.0', 'right'],
  ] as const)('loses nothing of any structure of %s, with %s values', (version, values) => {
    const records = everyStructure(version, values)
    expect(thereAndBack(records, version).map(said)).toEqual(records.map(said))
  })

  it.each(['right', 'wrong'] as const)('writes valid 7.0 from every structure of 5.5.1, with %s values', (values) => {
    expect(validateGedcom7(convertRecords(everyStructure('5.5.1', values), '5.5.1', '7.0'))).toEqual([])
  })

  it('puts nothing under an extension that 7.0 has a place for', () => {
    const text = convertLines('5.5.1', usual551).join('\n')
    expect(text).not.toContain('_G5_')
    expect(text.split('\n')).toEqual(usual7.trim().split('\n'))
  })

  it('writes the same family in 5.5.1 from 7.0', () => {
    expect(convertLines('7.0', usual7)).toEqual(usual551.trim().split('\n'))
  })

  it('gives media inside a person a record, and takes it back', () => {
    const body = '0 @I1@ INDI\n1 OBJE\n2 FILE C:\\Billeder\\far og mor.jpg\n3 FORM jpg\n4 MEDI photo\n2 TITL Far og mor'
    expect(convertLines('5.5.1', body)).toEqual([
      '0 @I1@ INDI',
      '1 OBJE @M1@',
      '2 TITL Far og mor',
      '0 @M1@ OBJE',
      '1 FILE file:///C:/Billeder/far%20og%20mor.jpg',
      '2 FORM image/jpeg',
      '3 MEDI PHOTO',
      '2 _G5_WAS C:\\Billeder\\far og mor.jpg',
      '1 _G5_INLINE',
    ])
  })

  it('gives media a record that no loose pointer of the file leads to, and takes it back', () => {
    const body =
      '0 @I1@ INDI\n1 OBJE @M1@\n1 OBJE\n2 FORM jpg\n2 FILE a.jpg\n2 NOTE Fra loftet\n1 _OWN @M1@\n1 SLGC\n2 SOUR Et ord\n3 OBJE\n4 FILE b.jpg'
    const { records } = readGedcomFile(new TextEncoder().encode(`0 HEAD\n1 GEDC\n2 VERS 5.5.1\n${body}\n0 TRLR\n`))
    const converted = convertRecords(records, '5.5.1', '7.0')
    expect(validateGedcom7(converted)).toEqual([])
    const back = convertRecords(converted, '7.0', '5.5.1')
    expect(back.slice(1).map(said)).toEqual(records.slice(1).map(said))
  })

  it('renames identifiers that 7.0 does not allow, and gives them back', () => {
    const body = '0 @far-1@ INDI\n1 FAMS @f 1@\n0 @FAR_1@ INDI\n0 @f 1@ FAM\n1 HUSB @far-1@\n1 WIFE @nobody@'
    const { records } = readGedcomFile(new TextEncoder().encode(`0 HEAD\n1 GEDC\n2 VERS 5.5.1\n${body}\n0 TRLR\n`))
    const converted = convertRecords(records, '5.5.1', '7.0')
    expect(validateGedcom7(converted)).toEqual([])
    expect(lines(convertRecords(converted, '7.0', '5.5.1'), '5.5.1')).toEqual(body.split('\n'))
  })

  it('gives a file without a version one, and the second of two records with one identifier another', () => {
    const text = '0 HEAD\n1 CHAR UTF-8\n0 @I1@ INDI\n1 SEX M\n0 @I1@ INDI\n1 SEX F\n0 TRLR\n'
    const { records } = readGedcomFile(new TextEncoder().encode(text))
    const converted = convertRecords(records, '5.5.1', '7.0')
    expect(validateGedcom7(converted)).toEqual([])
    expect(converted.map(({ xref }) => xref)).toEqual([null, 'I1', 'I1_1', null])
  })

  it('leaves a value alone that was edited between', () => {
    const before = readGedcomFile(
      new TextEncoder().encode('0 HEAD\n1 GEDC\n2 VERS 7.0\n0 @I1@ INDI\n1 SEX X\n0 TRLR\n'),
    )
    const older = convertRecords(before.records, '7.0', '5.5.1')
    for (const child of older[1]?.children ?? []) child.value = 'F'
    expect(lines(convertRecords(older, '5.5.1', '7.0'), '7.0')).toEqual(['0 @I1@ INDI', '1 SEX F'])
  })

  it("keeps programs' own structures, with their dates and notes in the version's form", () => {
    const body = '0 @I1@ INDI\n1 _MILT Livgarden\n2 DATE @#DJULIAN@ 1 JAN 1699\n2 NOTE @N1@\n0 @N1@ NOTE Om ham'
    expect(convertLines('5.5.1', body)).toEqual([
      '0 @I1@ INDI',
      '1 _MILT Livgarden',
      '2 DATE JULIAN 1 JAN 1699',
      '2 SNOTE @N1@',
      '0 @N1@ SNOTE Om ham',
    ])
  })
})

const usual551 = `
0 @I1@ INDI
1 NAME Hans /Jensen/
2 TYPE birth
1 SEX M
1 RIN 17
1 _UID 0123456789ABCDEF
1 BIRT
2 DATE BET @#DJULIAN@ 1 JAN 1699 AND @#DJULIAN@ 3 MAR 1699
2 AGE <1y
1 DEAT Y
2 DATE INT 24 DEC 1760 (juleaften)
2 SOUR Kirkebogen for Vejle
3 TEXT Død juleaften
1 FAMC @F1@
2 PEDI adopted
2 STAT proven
1 ASSO @I2@
2 RELA Godparent
1 ASSO @I2@
2 RELA nabokone
1 NOTE @N1@
1 NOTE Mail til a@@b.dk
0 @I2@ INDI
1 NAME Karen //
0 @F1@ FAM
1 CHIL @I1@
1 MARR Y
2 DATE (en sommer)
0 @N1@ NOTE En note
0 @S1@ SUBM
1 NAME Ida
1 LANG Danish
`

const usual7 = `
0 @I1@ INDI
1 NAME Hans /Jensen/
2 TYPE BIRTH
1 SEX M
1 EXID 17
2 TYPE https://gedcom.io/terms/v7/RIN
1 UID 0123456789ABCDEF
1 BIRT
2 DATE BET JULIAN 1 JAN 1699 AND JULIAN 3 MAR 1699
2 AGE < 1y
1 DEAT Y
2 DATE 24 DEC 1760
3 PHRASE juleaften
2 SOUR @VOID@
3 PAGE Kirkebogen for Vejle
3 DATA
4 TEXT Død juleaften
1 FAMC @F1@
2 PEDI ADOPTED
2 STAT PROVEN
1 ASSO @I2@
2 ROLE GODP
1 ASSO @I2@
2 ROLE OTHER
3 PHRASE nabokone
1 SNOTE @N1@
1 NOTE Mail til a@b.dk
0 @I2@ INDI
1 NAME Karen //
0 @F1@ FAM
1 CHIL @I1@
1 MARR Y
2 DATE
3 PHRASE en sommer
0 @N1@ SNOTE En note
0 @S1@ SUBM
1 NAME Ida
1 LANG da
`
