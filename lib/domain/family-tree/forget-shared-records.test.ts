import { expect, test } from 'vitest'
import { withdrawPerson } from '@/lib/domain/family-tree/commands/withdraw-person'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor } from '@/tests/factories/accounts'
import { gedcomText, importFile } from '@/tests/factories/family-files'
import { aTree } from '@/tests/factories/tree-edits'

const lines = `
0 @I1@ INDI
1 NAME Ida /Kjær/
1 NOTE @N1@
1 SOUR @S1@
1 SOUR @S2@
1 OBJE
2 FILE C:\\Slægt\\Idas brev.pdf
1 OBJE
2 FILE gård.pdf
1 FAMS @F1@
0 @I2@ INDI
1 NAME Bo /Kjær/
1 SOUR @S2@
1 OBJE
2 FILE gård.pdf
1 FAMS @F1@
0 @F1@ FAM
1 HUSB @I2@
1 WIFE @I1@
1 NOTE @N2@
0 @N1@ NOTE Hemmelig om Ida
0 @N2@ NOTE Hemmelig om deres bryllup
0 @S1@ SOUR
1 TITL Hemmelig journal
1 REPO @R1@
0 @S2@ SOUR
1 TITL Kirkebog
1 REPO @R2@
0 @R1@ REPO
1 NAME Hemmeligt arkiv
0 @R2@ REPO
1 NAME Landsarkivet
0 @S3@ SOUR
1 TITL Nævnes af ingen`

test('notes, sources and files that only somebody who was taken out named go too; all others stay', async () => {
  const place = await aTree()
  const { importId } = await importFile(place, gedcomText(lines), { pageXref: null })
  const file = { treeId: place.tree.id, importId, contentType: 'application/octet-stream', bytes: 1 }
  for (const fileName of ['Idas brev.pdf', 'gård.pdf']) {
    const media = { ...file, fileName, storageKey: `trees/${crypto.randomUUID()}`, checksum: '0'.repeat(64) }
    await db.treeMedia.create({ data: media })
  }
  const { id: personId } = await db.treePerson.findFirstOrThrow({ where: { importId, givenNames: 'Ida' } })
  await execute(withdrawPerson, callerFor(place.actor), { id: place.memorial.id, personId })
  const records = await db.treeRecord.findMany({ where: { importId }, orderBy: { position: 'asc' } })
  expect(records.map(({ xref }) => xref)).toEqual([null, 'I2', 'S2', 'R2', 'S3'])
  expect(records.map((record) => record.lines).join('\n')).not.toMatch(/Hemmelig/)
  const media = await db.treeMedia.findMany({ where: { importId }, select: { fileName: true } })
  expect(media).toEqual([{ fileName: 'gård.pdf' }])
})
