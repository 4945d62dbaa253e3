import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { setPortrait } from '@/lib/domain/family-tree/commands/set-portrait'
import { storeImportMedia } from '@/lib/domain/tree-files/import/store-media'
import { exportTree } from '@/lib/domain/tree-files/queries'
import type { gedcomVersions } from '@/lib/domain/tree-files/schema'
import { readGedcomFile } from '@/lib/integrations/gedcom/read-gedcom-file'
import { readGedzip } from '@/lib/integrations/gedcom/read-gedzip'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor } from '@/tests/factories/accounts'
import { gedcomText, importFile } from '@/tests/factories/family-files'
import { createPerson } from '@/tests/factories/family-tree'
import { pictureFile } from '@/tests/factories/media'
import { aTree } from '@/tests/factories/tree-edits'
import { validateGedcom7 } from '@/tests/factories/validate-gedcom7'

type Place = Awaited<ReturnType<typeof aTree>>
type Version = (typeof gedcomVersions)[number]

async function archiveOf({ actor, memorial }: Place, { version = '5.5.1' as Version, living = true } = {}) {
  const { body } = await exportTree(actor, { id: memorial.id, version, living, pictures: true })
  if (!(body instanceof ReadableStream)) throw new Error('Not a stream.')
  return buffer(body)
}

async function give({ actor, memorial }: Place, personId: string, size: number) {
  const file = await pictureFile(size, size)
  await execute(setPortrait, callerFor(actor), { id: memorial.slug, personId, file })
}

/** Who has a portrait, by its width. */
async function portraitsOf({ tree }: Place): Promise<Record<string, number>> {
  const people = await db.treePerson.findMany({
    where: { treeId: tree.id, portraitId: { not: null } },
    orderBy: { givenNames: 'asc' },
    select: { givenNames: true, portrait: { select: { width: true } } },
  })
  return Object.fromEntries(people.map(({ givenNames, portrait }) => [givenNames, portrait?.width ?? 0]))
}

const kept = gedcomText(`
0 @I1@ INDI
1 NAME Ane /Krog/
1 DEAT Y
1 OBJE @M1@
0 @M1@ OBJE
1 FILE gammel.jpg
2 FORM jpg
1 _PRIM Y`)

/** Karen was written here, Ane came in a file that names another picture, and Bo may be living. */
async function planted(): Promise<Place> {
  const place = await aTree()
  await importFile(place, kept, { pageXref: null })
  const ane = await db.treePerson.findFirstOrThrow({ where: { treeId: place.tree.id, givenNames: 'Ane' } })
  const bo = await createPerson(place.tree, { givenNames: 'Bo', surname: 'Holm' })
  await give(place, place.tree.personId, 330)
  await give(place, ane.id, 340)
  await give(place, bo.id, 350)
  return place
}

describe('portraits that were set here', () => {
  let place: Place
  beforeAll(async () => {
    place = await planted()
  })

  test.each(['5.5.1', '7.0'] as const)(
    'are in the archive of %s and come in elsewhere, on the same people',
    async (version) => {
      const archive = await archiveOf(place, { version })
      const { records, faults } = readGedcomFile(readGedzip(archive).gedcom)
      expect(faults).toEqual([])
      if (version === '7.0') expect(validateGedcom7(records)).toEqual([])
      const elsewhere = await aTree()
      const { importId } = await importFile(elsewhere, archive)
      expect(await storeImportMedia(importId)).toBe('over')
      expect(await portraitsOf(elsewhere)).toEqual({ Ane: 340, Bo: 350, Karen: 330 })
      // What came once is not named twice when it goes on.
      const again = readGedzip(await archiveOf(elsewhere, { version }))
      expect([...again.files.keys()].sort()).toEqual([...readGedzip(archive).files.keys()].sort())
    },
  )

  test('of the living stay here when the living do', async () => {
    const { id } = await db.treeMedia.findFirstOrThrow({ where: { treeId: place.tree.id, width: 350 } })
    const { gedcom, files } = readGedzip(await archiveOf(place, { living: false }))
    expect(files.size).toBe(2)
    expect([...files.keys(), Buffer.from(gedcom).toString()].join('\n')).not.toContain(id)
  })

  test('grow no second record when the family imports its own archive', async () => {
    const home = await planted()
    const archive = await archiveOf(home)
    await importFile(home, archive)
    const count = (gedcom: Uint8Array) => readGedcomFile(gedcom).records.filter(({ tag }) => tag === 'OBJE').length
    expect(count(readGedzip(await archiveOf(home)).gedcom)).toBe(count(readGedzip(archive).gedcom))
  })
})
