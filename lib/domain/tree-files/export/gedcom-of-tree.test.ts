import { describe, expect, test } from 'vitest'
import { fieldsOfPerson, rowOfPerson } from '@/lib/domain/tree-files/field-rows'
import type { FamilyFile } from '@/lib/domain/tree-files/records/family-file'
import { peopleOfRecords } from '@/lib/domain/tree-files/records/people-of-records'
import { type GedcomNode, type GedcomRecord, gedcomNode } from '@/lib/integrations/gedcom/gedcom-records'
import { readGedcomFile } from '@/lib/integrations/gedcom/read-gedcom-file'
import { writeGedcomFile } from '@/lib/integrations/gedcom/write-gedcom-file'
import { db } from '@/lib/server/db'
import { exportedFile, familyFileText, gedcomText, importFile } from '@/tests/factories/family-files'
import { createPerson, createUnion } from '@/tests/factories/family-tree'
import { everyStructure } from '@/tests/factories/sample-records'
import { aTree } from '@/tests/factories/tree-edits'
import { validateGedcom7 } from '@/tests/factories/validate-gedcom7'

/** A tree with a file in it, beside the page's person. */
async function treeWith(file: string | Buffer) {
  const made = await aTree()
  const { importId } = await importFile(made, file, { pageXref: null })
  return { ...made, importId }
}

type Bare = Omit<GedcomNode, 'line' | 'children'> & { children: Bare[] }
const bare = ({ line: _, children, ...node }: GedcomNode): Bare => ({ ...node, children: children.map(bare) })

function byXref(records: readonly GedcomRecord[]): Map<string | null, Bare> {
  return new Map(
    records.filter(({ tag }) => tag !== 'HEAD' && tag !== 'TRLR').map((record) => [record.xref, bare(record)]),
  )
}

/** What our fields hold of a file, without what a file in another version words differently. */
function family({ people, unions }: FamilyFile) {
  return {
    people: new Map(people.map(({ xref, fields }) => [xref, fields])),
    unions: new Map(unions.map(({ xref, ...union }) => [xref, union])),
  }
}

describe('a file that was taken in goes home', () => {
  test('to the letter and in its order, two thousand people with sources, own tags and notes', async () => {
    // More people and records than are written in one statement, or read in one.
    const text = familyFileText(2010)
    const { tree } = await treeWith(text)
    const { file } = await exportedFile(tree.id)
    const before = readGedcomFile(Buffer.from(text))
    const [, ...records] = before.records.slice(0, -1)
    const kept = file.records.slice(1, 1 + records.length)
    expect(kept.map(bare)).toEqual(records.map(bare))
    expect(file.faults).toEqual([])
  })

  test('in the other version with the same people, couples and values, valid by the standard’s tables', async () => {
    const text = familyFileText(60)
    const { tree } = await treeWith(text)
    const { file } = await exportedFile(tree.id, '7.0')
    expect(file.records.filter(({ tag }) => tag === 'INDI').length).toBeGreaterThan(60)
    const [ours, theirs] = [family(peopleOfRecords(file)), family(peopleOfRecords(readGedcomFile(Buffer.from(text))))]
    for (const [xref, fields] of theirs.people) expect(ours.people.get(xref)).toEqual(fields)
    for (const [xref, union] of theirs.unions) expect(ours.unions.get(xref)).toEqual(union)
    expect(validateGedcom7(file.records)).toEqual([])
  })

  test.each(['5.5.1', '7.0'] as const)('with every structure that %s allows', async (version) => {
    const records = everyStructure(version).map(withoutLoop)
    const child = gedcomNode('INDI', { xref: 'X_CHILD', children: [gedcomNode('FAMC', { pointer: 'X_FAM' })] })
    const sent = [...records.slice(0, -1), child, ...records.slice(-1)]
    const bytes = Buffer.from(writeGedcomFile({ version, records: sent }))
    const { tree } = await treeWith(bytes)
    const { file } = await exportedFile(tree.id, version)
    const home = byXref(file.records)
    for (const [xref, record] of byXref(readGedcomFile(bytes).records)) expect(home.get(xref)).toEqual(record)
  })

  test('with ten people corrected in between: theirs is new, all else is as it came', async () => {
    const text = familyFileText(60, 2)
    const { tree, importId } = await treeWith(text)
    const edited = await db.treePerson.findMany({
      where: { importId },
      orderBy: { id: 'asc' },
      take: 10,
      include: { record: { select: { xref: true } } },
    })
    for (const { id, ...row } of edited) {
      const fields = { ...fieldsOfPerson(row), givenNames: 'Rettet Navn', born: { year: 1801 }, note: 'Ny note' }
      await db.treePerson.update({ where: { id }, data: rowOfPerson(fields) })
    }
    const { file } = await exportedFile(tree.id)
    const home = byXref(file.records)
    const ours = family(peopleOfRecords(file))
    const changed = new Set(edited.map(({ record }) => record?.xref ?? ''))
    for (const [xref, record] of byXref(readGedcomFile(Buffer.from(text)).records)) {
      if (!xref || !changed.has(xref)) {
        expect(home.get(xref)).toEqual(record)
        continue
      }
      expect(ours.people.get(xref)).toMatchObject({ givenNames: 'Rettet Navn', born: { year: 1801 }, note: 'Ny note' })
      const texts = (node: Bare | undefined): string[] => [
        ...(node?.value ? [node.value] : []),
        ...(node?.children.flatMap(texts) ?? []),
      ]
      const rewritten = /^(.* \/.*\/|\d+ [A-Z]{3} \d{4})$/
      const left = texts(record).filter((value) => !rewritten.test(value))
      expect(texts(home.get(xref))).toEqual(expect.arrayContaining(left))
    }
  })

  test('without those who were removed, and without pointers to them', async () => {
    const { tree, importId } = await treeWith(familyFileText(30))
    const gone = await db.treePerson.findFirstOrThrow({
      where: { importId, childIn: { some: {} } },
      include: { record: true },
    })
    await db.treePerson.delete({ where: { id: gone.id } })
    const { text } = await exportedFile(tree.id)
    expect(text).not.toContain(`@${gone.record?.xref}@`)
  })
})

test('a tree made here comes out with everything our fields hold, and back again the same', async () => {
  const { tree, person, memorial, actor } = await aTree()
  const bo = await createPerson(tree, {
    givenNames: 'Bo A/S',
    surname: 'Kjær',
    birthSurname: 'Holm',
    callName: 'Bosse',
    sex: 'other',
    isDead: true,
    bornYear: 1940,
    bornQualifier: 'decade',
    diedYear: 2001,
    diedUntilYear: 2003,
    note: 'Smed.\n\n@Trans',
    isPrivate: true,
  })
  const twins = [await createPerson(tree, { givenNames: 'Ida' }), await createPerson(tree, { givenNames: 'Eva' })]
  const step = await createPerson(tree, { givenNames: 'Otto', isDead: true })
  const union = { kind: 'partners', marriedYear: 1960, ended: 'separated', endedYear: 1970 } as const
  const couple = await createUnion(tree, { partners: [person, bo], children: [...twins, step], union })
  await db.treeChild.updateMany({ where: { childId: { in: twins.map(({ id }) => id) } }, data: { twinGroup: 1 } })
  await db.treeChild.update({
    where: { unionId_childId: { unionId: couple.id, childId: step.id } },
    data: { kind: 'step' },
  })
  for (const version of ['5.5.1', '7.0'] as const) {
    const { file, bytes } = await exportedFile(tree.id, version)
    const { people, unions } = peopleOfRecords(file)
    expect(people.map(({ fields }) => fields)).toContainEqual({
      givenNames: 'Bo A/S',
      surname: 'Kjær',
      birthSurname: 'Holm',
      callName: 'Bosse',
      sex: 'other',
      isDead: true,
      born: { year: 1940, qualifier: 'decade' },
      died: { year: 2001, until: { year: 2003 } },
      bornPlace: null,
      diedPlace: null,
      note: 'Smed.\n\n@Trans',
      isPrivate: true,
    })
    expect(unions).toMatchObject([
      {
        fields: { kind: 'partners', married: { year: 1960 }, ended: 'separated', endedOn: { year: 1970 } },
        children: [{ twinGroup: 1 }, { twinGroup: 1 }, { twinGroup: null, kind: 'step' }],
      },
    ])
    if (version === '7.0') expect(validateGedcom7(file.records)).toEqual([])
    const { report } = await importFile({ actor, memorial }, bytes)
    expect(report.matches.map(({ by }) => by)).toEqual(people.map(() => 'identifier'))
    expect(await db.treePerson.count({ where: { treeId: tree.id } })).toBe(5)
  }
})

/** In the sample everything points to the same record: its person would be their own child. */
function withoutLoop(record: GedcomRecord): GedcomRecord {
  const children = record.children
    .filter(({ tag }) => record.tag !== 'INDI' || tag !== 'FAMC')
    .map((node) => (record.tag === 'FAM' && node.tag === 'CHIL' ? { ...node, pointer: 'X_CHILD' } : node))
  return { ...record, children }
}

test('unknown parents and children of 7.0, and a sex that 5.5.1 has no word for, survive both ways', async () => {
  const text = gedcomText(
    `
0 @I1@ INDI
1 SEX X
1 FAMC @VOID@
2 PEDI OTHER
3 PHRASE Hittebarn
1 FAMS @F1@
0 @F1@ FAM
1 HUSB @VOID@
2 PHRASE En omrejsende
1 WIFE @I1@
1 CHIL @VOID@`,
    '7.0',
  )
  const { tree } = await treeWith(text)
  const home = byXref((await exportedFile(tree.id, '7.0')).file.records)
  for (const [xref, record] of byXref(readGedcomFile(Buffer.from(text)).records)) expect(home.get(xref)).toEqual(record)
  const { people } = peopleOfRecords((await exportedFile(tree.id)).file)
  expect(people.find(({ xref }) => xref === 'I1')?.fields.sex).toBe('other')
})

test('of several links to one couple the first that says how counts, and each goes home with its own word', async () => {
  const links = ['1 FAMC @F1@', '1 FAMC @F1@', '2 PEDI adopted', '1 FAMC @F1@', '2 PEDI birth']
  const { tree } = await treeWith(
    gedcomText(
      [
        ...['0 @I1@ INDI', '1 NAME Bo /Kjær/', '1 FAMS @F1@', '0 @I2@ INDI', '1 NAME Ida /Kjær/', ...links],
        ...['0 @F1@ FAM', '1 HUSB @I1@', '1 CHIL @I2@'],
      ].join('\n'),
    ),
  )
  expect(await db.treeChild.findMany({ where: { treeId: tree.id }, select: { kind: true } })).toEqual([
    { kind: 'adopted' },
  ])
  expect((await exportedFile(tree.id)).text).toContain(links.join('\r\n'))
})
