import { describe, expect, test } from 'vitest'
import { withdrawPerson } from '@/lib/domain/family-tree/commands/withdraw-person'
import { unionFields } from '@/lib/domain/family-tree/schema'
import { rowOfUnion } from '@/lib/domain/tree-files/field-rows'
import { joinRemoved } from '@/lib/domain/tree-files/import/join-removed'
import { peopleOfRecords } from '@/lib/domain/tree-files/records/people-of-records'
import { readGedcomFile } from '@/lib/integrations/gedcom/read-gedcom-file'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor } from '@/tests/factories/accounts'
import { exportedFile, gedcomText, importFile } from '@/tests/factories/family-files'
import { aTree, relationsOf, rowsOf } from '@/tests/factories/tree-edits'

const family = gedcomText(`
0 @I1@ INDI
1 NAME Karen /Holm/
1 BIRT
2 DATE 1942
1 FAMS @F1@
1 FAMS @F4@
0 @I2@ INDI
1 NAME Bo /Holm/
1 BIRT
2 DATE 1940
1 FAMS @F1@
0 @I3@ INDI
1 NAME Ida /Holm/
1 BIRT
2 DATE 1970
1 FAMC @F1@
0 @I4@ INDI
1 NAME Eva /Holm/
1 BIRT
2 DATE 1972
1 FAMC @F1@
1 FAMS @F2@
0 @I5@ INDI
1 NAME Ole /Holm/
1 BIRT
2 DATE 2000
1 FAMC @F2@
1 FAMS @F3@
0 @I6@ INDI
1 NAME Mie /Holm/
1 BIRT
2 DATE 2022
1 FAMC @F3@
0 @I7@ INDI
1 NAME Per /Krog/
1 BIRT
2 DATE 1939
1 FAMS @F4@
0 @F1@ FAM
1 HUSB @I2@
1 WIFE @I1@
1 MARR
2 PLAC Bryllupsby
1 CHIL @I3@
1 CHIL @I4@
0 @F2@ FAM
1 WIFE @I4@
1 CHIL @I5@
0 @F3@ FAM
1 HUSB @I5@
1 CHIL @I6@
0 @F4@ FAM
1 HUSB @I7@
1 WIFE @I1@
1 MARR
2 DATE 1964`)

async function treeWithout(...names: string[]) {
  const place = await aTree()
  await importFile(place, family)
  for (const givenNames of names) {
    const { id } = await db.treePerson.findFirstOrThrow({ where: { treeId: place.tree.id, givenNames } })
    await execute(withdrawPerson, callerFor(place.actor), { id: place.memorial.slug, personId: id })
  }
  return place
}

describe('those who were taken out, brought again by the same file', () => {
  test.each([
    ['a child with a sister, and a partner elsewhere', ['Ida', 'Per']],
    ['two sisters, one of them with children', ['Ida', 'Eva']],
    ['a chain of mother and son', ['Eva', 'Ole']],
    ['father, daughter, grandson and his child', ['Bo', 'Eva', 'Ole', 'Mie']],
  ])('keep their places: %s', async (_, names) => {
    const place = await treeWithout(...names)
    const [people, relations] = [
      await db.treePerson.count({ where: { treeId: place.tree.id } }),
      await relationsOf(place.tree),
    ]
    await importFile(place, family)
    expect(await relationsOf(place.tree)).toEqual(relations)
    const before = await rowsOf(place.tree)
    expect(before.people).toHaveLength(people)
    await importFile(place, family)
    expect(await rowsOf(place.tree)).toEqual(before)
  })

  test('are told nothing of: no names in the review, no wedding, no record of the couple', async () => {
    const place = await treeWithout('Bo')
    const { report } = await importFile(place, family, { keep: 'file' })
    expect(JSON.stringify([report.people, report.matches])).not.toMatch(/Bo |I2"/)
    const { unions, records } = await rowsOf(place.tree)
    expect(JSON.stringify([unions, records])).not.toMatch(/Bryllupsby|NAME Bo/)
  })

  test('are not taken for a half-sister whose place is empty', async () => {
    const place = await treeWithout('Ida')
    const otherFather = family.replace('1 CHIL @I3@\n', '').replace('2 DATE 1964', '2 DATE 1964\n1 CHIL @I3@')
    await importFile(place, otherFather.replace('1 FAMC @F1@', '1 FAMC @F4@'))
    expect(await db.treePerson.count({ where: { treeId: place.tree.id, isWithdrawn: true } })).toBe(2)
  })

  test('come home in a file from here as they are', async () => {
    const place = await treeWithout('Ida')
    const { bytes } = await exportedFile(place.tree.id)
    const before = await db.treePerson.count({ where: { treeId: place.tree.id } })
    await importFile(place, bytes)
    expect(await db.treePerson.count({ where: { treeId: place.tree.id } })).toBe(before)
  })
})

test('where thousands of couples could be theirs, some are looked at, and the others get a place of their own', () => {
  const everyone = Array.from({ length: 200 }, (_, at) => at)
  const removed = everyone.slice(0, 60).map((at) => `gone${at}`)
  const unions = everyone.flatMap((place) =>
    everyone.map((partner) => ({
      id: `${place}x${partner}`,
      revision: 1,
      record: null,
      children: [],
      data: { ...empty, partnerAId: `partner${partner}`, partnerBId: `place${place}` },
    })),
  )
  const couples = removed.flatMap((xref) =>
    everyone.map((at) => ({ ...oneOfFile, xref: `${xref}x${at}`, partnerXrefs: [xref, `P${at}`], positions: [0, 0] })),
  )
  const joined = joinRemoved(
    { ...fileOfNobody, unions: couples },
    { unions, withdrawnIds: new Set(everyone.map((at) => `place${at}`)) },
    { removed: new Set(removed), matches: new Map(everyone.map((at) => [`P${at}`, `partner${at}`])) },
  )
  expect(joined.size).toBeGreaterThan(0)
  expect(joined.size).toBeLessThan(removed.length)
})

const fileOfNobody = peopleOfRecords(readGedcomFile(Buffer.from(gedcomText('0 @I1@ INDI'))))
const oneOfFile = { fields: unionFields.parse({}), said: null, children: [] }
const empty = {
  ...rowOfUnion(oneOfFile.fields),
  said: null,
  aPosition: 0,
  bPosition: 0,
  importId: null,
  createdById: null,
}
