import { expect, test } from 'vitest'
import { treeFilePersonalData } from '@/lib/domain/tree-files/personal-data'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { familyFileText, importFile, uploadAndRead } from '@/tests/factories/family-files'
import { aTree } from '@/tests/factories/tree-edits'

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600_000)

test('a file is removed thirty days after it was taken in, or after nobody answered; what it was stays', async () => {
  const [taken, waiting] = [await aTree(), await aTree()]
  const { importId } = await importFile(taken, familyFileText(5))
  const { importId: open } = await uploadAndRead(waiting, familyFileText(5))
  const rows = () => db.treeImport.findMany({ where: { id: { in: [importId, open] } }, orderBy: { id: 'asc' } })
  const stored = async () => Promise.all((await rows()).map(({ storageKey }) => storage.stat(storageKey)))
  await treeFilePersonalData.tidy(inDays(29))
  expect(await stored()).not.toContain(null)
  await treeFilePersonalData.tidy(inDays(31))
  expect(await stored()).toEqual([null, null])
  expect((await rows()).map(({ status }) => status)).toEqual(['done', 'cancelled'])
  expect((await rows())[1]?.report).toMatchObject({ people: [] })
})
