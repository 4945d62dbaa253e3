import { describe, expect, test } from 'vitest'
import { fieldsOfPerson, rowOfPerson } from '@/lib/domain/tree-files/field-rows'
import type { FamilyFile } from '@/lib/domain/tree-files/records/family-file'
import { peopleOfRecords } from '@/lib/domain/tree-files/records/people-of-records'
import { type GedcomNode, type GedcomRecord, gedcomNode } from '@/lib/integrations/gedcom/gedcom-records'
import { readGedcomFile } from '@/lib/integrations/gedcom/read-gedcom-file'
import { everyStructure } from '@/lib/integrations/gedcom/sample-records'
import { validateGedcom7 } from '@/lib/integrations/gedcom/validate-gedcom7'
import { writeGedcomFile } from '@/lib/integrations/gedcom/write-gedcom-file'
import { db } from '@/lib/server/db'
import { exportedFile, familyFileText, gedcomText, importFile } from '@/tests/factories/family-files'
import { createPerson, createUnion } from '@/tests/factories/family-tree'
import { aTree, rowsOf } from '@/tests/factories/tree-edits'

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
  test('to the letter and in its order, three thousand people with sources, own tags and notes', async () => {
    const text = familyFileText(3000)
    const { tree } = await treeWith(text)
    const { file } = await exportedFile(tree.id)
    const before = readGedcomFile(Buffer.from(text))
    const [, ...records] = before.records.slice(0, -1)
    const kept = file.records.slice(1, 1 + records.length)
    expect(kept.map(bare)).toEqual(records.map(bare))
    expect(file.faults).toEqual([])
  })

  test('in the other version with the same people, couples and values, valid by the standard’s tables', async () => {
    const text = familyFileText(3000, 2)
    const { tree } = await treeWith(text)
    const { file } = await exportedFile(tree.id, '7.0')
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
    const text = familyFileText(400)
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
    ...{ givenNames: 'Bo A/S', surname: 'Kjær', birthSurname: 'Holm', callName: 'Bosse', sex: 'other', isDead: true },
    ...{ bornYear: 1940, bornQualifier: 'decade', diedYear: 2001, diedUntilYear: 2003, note: 'Smed.\n\n@Trans' },
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
      ...{ givenNames: 'Bo A/S', surname: 'Kjær', birthSurname: 'Holm', callName: 'Bosse', sex: 'other', isDead: true },
      ...{ born: { year: 1940, qualifier: 'decade' }, died: { year: 2001, until: { year: 2003 } } },
      ...{ bornPlace: null, diedPlace: null, note: 'Smed.\n\n@Trans', isPrivate: true },
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

describe('without the living', () => {
  const lines = `
0 @I1@ INDI
1 NAME Ane /Holm/
1 DEAT
2 DATE 1990
1 SOUR @S1@
1 ASSO @I2@
2 RELA gudmor
1 FAMS @F1@
0 @I2@ INDI
1 NAME Ida Hemmelig /Holm/
1 SEX F
1 BIRT
2 DATE 1980
2 PLAC Hemmeligby
1 NOTE @N1@
1 FAMC @F1@
2 PEDI adopted
1 FAMS @F2@
0 @F1@ FAM
1 WIFE @I1@
1 CHIL @I2@
2 _FREL Adopted
0 @F2@ FAM
1 WIFE @I2@
1 MARR
2 DATE 1 MAY 2005
2 PLAC Hemmelig Kirke
0 @N1@ NOTE Hemmelig note
0 @S1@ SOUR
1 REPO @R1@
0 @R1@ REPO
1 NAME Landsarkivet
0 @S2@ SOUR
1 TITL Nævnes af ingen`

  test.each(['5.5.1', '7.0'] as const)(
    '%s has their place and a word, and nothing that only they lead to',
    async (version) => {
      const { tree } = await treeWith(gedcomText(lines))
      const { text, file } = await exportedFile(tree.id, version, false)
      expect(text).not.toMatch(/Hemmelig|1980|2005|adopted|ADOPTED|_FREL|gudmor|Nævnes af ingen/)
      expect(text).toContain('Landsarkivet')
      expect(
        bare(file.records.find(({ xref }) => xref === 'I2') ?? gedcomNode('')).children.map(({ tag, value }) => [
          tag,
          value,
        ]),
      ).toEqual([
        ['NAME', 'Nulevende'],
        ['FAMS', null],
        ['FAMC', null],
        [version === '7.0' ? 'UID' : '_UID', expect.any(String)],
      ])
      expect((await exportedFile(tree.id, version, true)).text).toContain('Hemmelig note')
    },
  )

  test.each(['5.5.1', '7.0'] as const)(
    '%s that is taken in again knows the places of those it does not name, and brings nobody once more',
    async (version) => {
      const { tree, actor, memorial } = await treeWith(gedcomText(lines))
      const eva = await createPerson(tree, { givenNames: 'Eva', surname: 'Holm', bornYear: 1990 })
      await createUnion(tree, { partners: [{ id: tree.personId }], children: [eva] })
      const gone = await createPerson(tree, { givenNames: 'Ib', bornYear: 1995 })
      const before = await rowsOf(tree)
      const { bytes } = await exportedFile(tree.id, version, false)
      await db.treePerson.delete({ where: { id: gone.id } })
      const { report } = await importFile({ actor, memorial }, bytes, { keep: 'file' })
      expect(JSON.stringify(report.people)).not.toContain('Nulevende')
      const after = await rowsOf(tree)
      expect(after.people).toEqual(before.people.filter(({ id }) => id !== gone.id))
      expect([after.unions, after.children]).toEqual([before.unions, before.children])
      const kept = (records: typeof after.records) => records.map(({ id, lines: own }) => [id, own.split('\n').sort()])
      expect(kept(after.records)).toEqual(expect.arrayContaining(kept(before.records)))
      // Only what was written here has its record from the file now.
      const added = after.records.filter(({ id }) => !before.records.some((record) => record.id === id))
      expect(added.map(({ lines: own }) => own).join()).not.toMatch(/Nulevende|Mindelund/)
      expect(added.map(({ personId }) => personId)).not.toContain(eva.id)
    },
  )

  test.each(['5.5.1', '7.0'] as const)(
    '%s names them nowhere else: not as a witness, a third partner or a twin of another program, nor who sent the file',
    async (version) => {
      const others = `
0 @I1@ INDI
1 NAME Ane /Holm/
1 DEAT Y
1 _TWIN @I9@
2 NOTE Hemmelig tvilling
1 SUBM @U1@
1 FAMS @F1@
0 @I2@ INDI
1 NAME Bo /Holm/
1 DEAT Y
1 FAMS @F1@
0 @I9@ INDI
1 NAME Ida /Hemmelig/
0 @F1@ FAM
1 HUSB @I2@
1 WIFE @I1@
1 WIFE @I9@
2 PHRASE Ida Hemmelig
1 MARR
2 DATE 1930
2 ASSO @I9@
3 PHRASE Ida Hemmelig
3 ROLE WITN
2 SOUR @S1@
0 @S1@ SOUR
1 _ASKED @I9@
2 NOTE Hemmelig samtale
0 @U1@ SUBM
1 NAME Hemmelig Afsender
1 ADDR Hemmelig Vej 1`
      const text = gedcomText(others, '7.0').replace('1 GEDC', '1 SUBM @U1@\n1 GEDC')
      const { tree } = await treeWith(text)
      const { text: home, file } = await exportedFile(tree.id, version, false)
      expect(home).not.toContain('Hemmelig')
      expect(home).toContain('1930')
      if (version === '7.0') expect(file.records.map(({ tag }) => tag)).not.toContain('SUBM')
      expect((await exportedFile(tree.id, version)).text).toContain('Hemmelig Vej 1')
    },
  )

  test.each(['5.5.1', '7.0'] as const)(
    '%s does not tell what a file marks as confidential, of the dead either, and brings it home with the living',
    async (version) => {
      const text = gedcomText(`
0 @I1@ INDI
1 RESN confidential
1 NAME Ane /Hemmelig/
1 DEAT
2 DATE 1900
1 FAMS @F1@
0 @I2@ INDI
1 NAME Bo /Holm/
1 DEAT
2 DATE 1901
1 OCCU Hemmelig agent
2 RESN privacy
1 FAMS @F2@
0 @I3@ INDI
1 NAME Eva /Holm/
1 DEAT Y
1 FAMS @F2@
0 @F1@ FAM
1 WIFE @I1@
0 @F2@ FAM
1 HUSB @I2@
1 WIFE @I3@
1 MARR
2 DATE 3 MAY 1877
2 PLAC Hemmelig Kirke
2 RESN confidential`)
      const { tree, importId } = await treeWith(text)
      const people = await db.treePerson.findMany({ where: { importId }, orderBy: { id: 'asc' } })
      expect(people.map(({ isPrivate }) => isPrivate)).toEqual([true, false, false])
      const couples = await db.treeUnion.findMany({ where: { importId }, select: { kind: true, marriedYear: true } })
      expect(couples).toContainEqual({ kind: 'unknown', marriedYear: null })
      const { text: shown } = await exportedFile(tree.id, version, false)
      expect(shown).not.toMatch(/Hemmelig|1877/)
      expect(shown).toMatch(/Bo \/Holm\/[\s\S]*Eva \/Holm\//)
      expect(shown).toContain('1 NAME Ikke vist')
      const { text: whole } = await exportedFile(tree.id, version)
      expect(whole.match(/Hemmelig/g)).toHaveLength(3)
      expect(whole).toContain('1877')
    },
  )

  test('somebody who asked to be taken out is not named with the living either', async () => {
    const { tree, importId } = await treeWith(gedcomText(lines))
    await db.treePerson.updateMany({ where: { importId, bornYear: 1980 }, data: { isWithdrawn: true } })
    const { text } = await exportedFile(tree.id)
    expect(text).not.toContain('Ida')
    expect(text).toContain('Ikke vist')
  })
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
