import { describe, expect, test } from 'vitest'
import { type GedcomNode, gedcomNode } from '@/lib/integrations/gedcom/gedcom-records'
import { db } from '@/lib/server/db'
import { exportedFile, gedcomText, importFile } from '@/tests/factories/family-files'
import { createPerson, createUnion } from '@/tests/factories/family-tree'
import { aTree, rowsOf } from '@/tests/factories/tree-edits'

/** A tree with a file in it, beside the page's person. */
async function treeWith(file: string) {
  const made = await aTree()
  const { importId } = await importFile(made, file, { pageXref: null })
  return { ...made, importId }
}

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
1 _ASKED @I2@
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
        (file.records.find(({ xref }) => xref === 'I2') ?? gedcomNode('')).children.map(
          ({ tag, value }: GedcomNode) => [tag, value],
        ),
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
1 OBJE @O1@
1 OBJE @O2@
1 NOTE Søster til Ida Hemmelig
1 SUBM @U1@
1 FAMS @F1@
0 @I2@ INDI
1 NAME Bo /Holm/
1 DEAT Y
1 FAMS @F1@
0 @I9@ INDI
1 NAME Ida /Hemmelig/
1 OBJE @O1@
0 @O1@ OBJE
1 FILE 1.jpg
2 FORM image/jpeg
2 TITL Ane og Ida Hemmelig
0 @O2@ OBJE
1 FILE 2.jpg
2 FORM image/jpeg
2 TITL Ane som ung
0 @I8@ INDI
1 NAME Ib /Hemmelig/
1 _LIVING Y
1 DEAT Y
0 @I7@ INDI
1 NAME Else /Hemmelig/
1 _PRIV Y
1 DEAT Y
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
1 TITL Breve fra Ida Hemmelig
1 ABBR Breve
1 _ASKED @I9@
2 NOTE Hemmelig samtale
0 @U1@ SUBM
1 NAME Hemmelig Afsender
1 ADDR Hemmelig Vej 1`
      const text = gedcomText(others, '7.0').replace('1 GEDC', '1 SUBM @U1@\n1 GEDC')
      const { tree } = await treeWith(text)
      const { text: home, file } = await exportedFile(tree.id, version, false)
      expect(home).not.toContain('Hemmelig')
      for (const told of ['1930', 'Ane som ung', 'Breve']) expect(home).toContain(told)
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
