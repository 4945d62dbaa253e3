import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { gedcomOfTree } from '@/lib/domain/tree-files/export/gedcom-of-tree'
import { packedInOneSnapshot } from '@/lib/domain/tree-files/export/tree-export-worker'
import { treeFile } from '@/lib/domain/tree-files/export/tree-file'
import { peopleOfRecords } from '@/lib/domain/tree-files/records/people-of-records'
import { readGedcomFile } from '@/lib/integrations/gedcom/read-gedcom-file'
import { db, pool } from '@/lib/server/db'
import { besideTransaction } from '@/lib/server/guard-transactions'
import { familyFileText, importFile } from '@/tests/factories/family-files'
import { aTree } from '@/tests/factories/tree-edits'

test('somebody who is removed while a file is written is still in it, and nothing points to nobody', async () => {
  const { tree, ...place } = await aTree()
  const { importId } = await importFile(place, familyFileText(700), { pageXref: null })
  const last = await db.treePerson.findFirstOrThrow({ where: { importId }, orderBy: { id: 'desc' } })
  const before = await db.treePerson.count({ where: { treeId: tree.id } })
  const options = { version: '5.5.1' as const, withLiving: true, withPictures: false, now: new Date() }
  const packed = await packedInOneSnapshot(async function* (tx) {
    for await (const chunk of gedcomOfTree(tx, tree.id, options)) {
      yield chunk
      await besideTransaction(() => db.treePerson.deleteMany({ where: { id: last.id } }))
    }
  })
  const { people, faults } = peopleOfRecords(readGedcomFile(gunzipSync(packed)))
  expect(people).toHaveLength(before)
  expect(faults).toEqual([])
  expect(await db.treePerson.count({ where: { treeId: tree.id } })).toBe(before - 1)
})

test('what cannot be written is no file', async () => {
  const broken = packedInOneSnapshot(async function* () {
    yield Buffer.from('0 HEAD')
    throw new Error('broken off')
  })
  await expect(broken).rejects.toThrow('broken off')
})

test('a file is read and written in a thread, and this process asks the database nothing', async () => {
  const { tree, ...place } = await aTree()
  await importFile(place, familyFileText(20), { pageXref: null })
  const asked = [vi.spyOn(pool, 'query'), vi.spyOn(pool, 'connect')]
  for (const version of ['5.5.1', '7.0'] as const) {
    const options = { version, withLiving: true, withPictures: false, now: new Date() }
    const { people } = peopleOfRecords(readGedcomFile(await buffer(await treeFile(tree.id, options))))
    expect(people.length).toBeGreaterThan(20)
  }
  for (const spy of asked) expect(spy).not.toHaveBeenCalled()
})
