import { expect, test } from 'vitest'
import { listNotifications } from '@/lib/domain/notifications/queries'
import { confirmImport } from '@/lib/domain/tree-files/commands/confirm-import'
import { endStuckImportsJob, readImportJob, writeImportJob } from '@/lib/domain/tree-files/jobs'
import { execute } from '@/lib/server/command'
import { db, pool } from '@/lib/server/db'
import { callerFor } from '@/tests/factories/accounts'
import { gedcomText, upload, uploadAndRead } from '@/tests/factories/family-files'
import { aTree } from '@/tests/factories/tree-edits'

const family = gedcomText('0 @I1@ INDI\n1 NAME Ida /Hemmelig/')

/** As if the editor had asked for it so long ago. */
async function asked(importId: string, agoMs: number): Promise<void> {
  await db.treeImport.update({ where: { id: importId }, data: { askedAt: new Date(Date.now() - agoMs) } })
}

async function news({ actor }: Awaited<ReturnType<typeof aTree>>) {
  return (await listNotifications(actor, {})).items.map(({ text, href }) => [text, href])
}

async function confirmed(place: Awaited<ReturnType<typeof aTree>>): Promise<string> {
  const { importId } = await uploadAndRead(place, family, 'Ida Hemmelig.ged')
  await execute(confirmImport, callerFor(place.actor), {
    id: place.memorial.id,
    importId,
    pageXref: null,
    keep: 'ours',
  })
  return importId
}

test('whoever sent a file is told when a long import is done, without the file’s name', async () => {
  const place = await aTree()
  const importId = await confirmed(place)
  await asked(importId, 61_000)
  await writeImportJob.perform({ importId })
  expect(await news(place)).toEqual([
    ['Slægten fra din fil er nu i træet på mindesiden for Karen Holm', `/family-tree/${place.memorial.slug}/files`],
  ])
})

test('and when it failed, whether it was being read or written, once', async () => {
  const place = await aTree()
  const importId = await upload(place, 'Kære Bo')
  await asked(importId, 61_000)
  for (const _ of [1, 2]) await readImportJob.perform({ importId })
  expect(await news(place)).toEqual([
    [
      'Din slægtsfil kom ikke ind i træet på mindesiden for Karen Holm. Se, hvad der skete',
      `/family-tree/${place.memorial.slug}/files`,
    ],
  ])
})

test('nobody is told what they have just seen, or of a page they no longer edit', async () => {
  const place = await aTree()
  const importId = await confirmed(place)
  await asked(importId, 1000)
  await writeImportJob.perform({ importId })
  expect(await news(place)).toEqual([])
  const other = await aTree()
  const second = await confirmed(other)
  await asked(second, 61_000)
  await db.memorialMember.deleteMany({ where: { memorialId: other.memorial.id } })
  await writeImportJob.perform({ importId: second })
  expect(await news(other)).toEqual([])
})

test('a failed import keeps no names of the file’s people', async () => {
  const place = await aTree()
  const importId = await confirmed(place)
  await db.treeImport.update({ where: { id: importId }, data: { choices: 'nonsense' } })
  await expect(writeImportJob.perform({ importId })).rejects.toThrow()
  await pool.query(`UPDATE pgboss.job SET state = 'failed' WHERE data->>'importId' = $1`, [importId])
  await endStuckImportsJob.perform({})
  const { status, report } = await db.treeImport.findUniqueOrThrow({ where: { id: importId } })
  expect(status).toBe('failed')
  expect(report).toMatchObject({ people: [], counts: { people: 1 } })
})
