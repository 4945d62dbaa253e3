import { expect, test } from 'vitest'
import { withdrawPerson } from '@/lib/domain/family-tree/commands/withdraw-person'
import { undoImport } from '@/lib/domain/tree-files/commands/undo-import'
import { writeImport } from '@/lib/domain/tree-files/commands/write-import'
import { failImport } from '@/lib/domain/tree-files/import/import-state'
import { storeImportMedia } from '@/lib/domain/tree-files/import/store-media'
import { removeImportFileJob } from '@/lib/domain/tree-files/jobs'
import { getImport } from '@/lib/domain/tree-files/queries'
import { storage } from '@/lib/integrations/storage/storage'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor } from '@/tests/factories/accounts'
import { createImport, gedcomText, importFile, uploadAndRead } from '@/tests/factories/family-files'
import { createPerson, createUnion } from '@/tests/factories/family-tree'
import { aTree } from '@/tests/factories/tree-edits'

const lines = gedcomText(`
0 @I1@ INDI
1 NAME Levende /Hemmelig/
1 BIRT
2 DATE omkring Levendes dåb
1 FAMS @F1@
Levende Hemmelig er skrevet forkert her
0 @I2@ INDI
1 NAME Karen /Holm/
1 BIRT
2 DATE 1942
1 FAMS @F1@
0 @F1@ FAM
1 HUSB @I1@
1 WIFE @I2@
1 MARR
2 DATE 1965`)
const giveaway = /levende|hemmelig|bryllupsby/i

async function withdrawFrom({ actor, memorial, tree }: Awaited<ReturnType<typeof aTree>>, givenNames = 'Levende') {
  const { id: personId } = await db.treePerson.findFirstOrThrow({ where: { treeId: tree.id, givenNames } })
  await execute(withdrawPerson, callerFor(actor), { id: memorial.slug, personId })
}

/** Everything kept of a tree's imports, as text. */
async function importsOf({ id: treeId }: { id: string }): Promise<string> {
  const imports = await db.treeImport.findMany({ where: { treeId }, include: { before: true } })
  return JSON.stringify(imports)
}

async function removeFiles({ id: treeId }: { id: string }): Promise<boolean[]> {
  const jobs = await db.$queryRaw<{ storageKey: string }[]>`
    SELECT job.data->>'storageKey' AS "storageKey" FROM pgboss.job
    JOIN "TreeImport" row ON row."storageKey" = job.data->>'storageKey'
    WHERE job.name = 'remove-tree-import-file' AND job.start_after <= now() AND row."treeId" = ${treeId}::uuid`
  const left: boolean[] = []
  for (const { storageKey } of jobs) {
    await removeImportFileJob.perform({ storageKey })
    left.push((await storage.stat(storageKey)) !== null)
  }
  return left
}

test('of whoever is taken out, the file that brought them goes, and with it all that its import keeps', async () => {
  const place = await aTree()
  const bo = await createPerson(place.tree, { givenNames: 'Levende', surname: 'Hemmelig', bornYear: 1940 })
  await createUnion(place.tree, { partners: [{ id: place.tree.personId }, bo], union: { marriedPlace: 'Bryllupsby' } })
  const { importId } = await importFile(place, lines)
  await db.treeImport.update({ where: { id: importId }, data: { fileName: 'levende_hemmelig.ged' } })
  expect(await importsOf(place.tree)).toContain('Bryllupsby')
  await withdrawFrom(place)
  expect(giveaway.exec(await importsOf(place.tree))?.[0]).toBeUndefined()
  expect(await removeFiles(place.tree)).toEqual([false])
  expect(await storeImportMedia(importId)).toBe('over')
  const after = await getImport(place.actor, { id: place.memorial.id, importId })
  expect(after).toMatchObject({ status: 'done', summary: { counts: { people: 2 }, doubtful: { count: 1 } } })
})

test('a file that waits for a decision ends with a sentence that says why', async () => {
  const place = await aTree()
  await createPerson(place.tree, { givenNames: 'Levende', surname: 'Hemmelig' })
  const { importId } = await uploadAndRead(place, lines)
  expect(await importsOf(place.tree)).toMatch(giveaway)
  await withdrawFrom(place)
  const after = await getImport(place.actor, { id: place.memorial.id, importId })
  expect(after).toMatchObject({ status: 'cancelled', failure: expect.stringContaining('bedt om ikke at blive vist') })
  expect(giveaway.exec(await importsOf(place.tree))?.[0]).toBeUndefined()
  expect(await removeFiles(place.tree)).toEqual([false])
  await uploadAndRead(place, lines)
})

test('a job that was about to write finds the import ended, and an older failure names nobody', async () => {
  const place = await aTree()
  await createPerson(place.tree, { givenNames: 'Levende', surname: 'Hemmelig' })
  const failed = await createImport(place, 'failed')
  const failure = { code: 'TREE_IMPORT_LOOP', context: { path: 'Levende Hemmelig → Levende Hemmelig' } }
  await db.treeImport.update({ where: { id: failed }, data: { failure } })
  const { importId } = await uploadAndRead(place, lines)
  await db.treeImport.update({ where: { id: importId }, data: { status: 'writing' } })
  await withdrawFrom(place)
  await execute(writeImport, worker, { importId })
  await failImport(importId, new Error('The file is gone.'))
  expect(await getImport(place.actor, { id: place.memorial.id, importId })).toMatchObject({ status: 'cancelled' })
  expect(giveaway.exec(await importsOf(place.tree))?.[0]).toBeUndefined()
  await expect(execute(undoImport, callerFor(place.actor), { id: place.memorial.id, importId })).rejects.toMatchObject({
    code: 'TREE_IMPORT_NOT_DONE',
  })
})
