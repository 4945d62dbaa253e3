import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { gedcomOfTree } from '@/lib/domain/tree-files/export/gedcom-of-tree'
import { inOneSnapshot } from '@/lib/domain/tree-files/export/one-snapshot'
import { peopleOfRecords } from '@/lib/domain/tree-files/records/people-of-records'
import { readGedcomFile } from '@/lib/integrations/gedcom/read-gedcom-file'
import { db } from '@/lib/server/db'
import { besideTransaction } from '@/lib/server/guard-transactions'
import { familyFileText, importFile } from '@/tests/factories/family-files'
import { aTree } from '@/tests/factories/tree-edits'

test('somebody who is removed while a file is written is still in it, and nothing points to nobody', async () => {
  const { tree, ...place } = await aTree()
  const { importId } = await importFile(place, familyFileText(700), { pageXref: null })
  const last = await db.treePerson.findFirstOrThrow({ where: { importId }, orderBy: { id: 'desc' } })
  const before = await db.treePerson.count({ where: { treeId: tree.id } })
  const options = { version: '5.5.1' as const, withLiving: true, withPictures: false, now: new Date() }
  const bytes = inOneSnapshot(async function* (tx) {
    for await (const chunk of gedcomOfTree(tx, tree.id, options)) {
      yield chunk
      await besideTransaction(() => db.treePerson.deleteMany({ where: { id: last.id } }))
    }
  })
  const { people, faults } = peopleOfRecords(readGedcomFile(await buffer(bytes)))
  expect(people).toHaveLength(before)
  expect(faults).toEqual([])
  expect(await db.treePerson.count({ where: { treeId: tree.id } })).toBe(before - 1)
})

test('what cannot be written breaks the file off', async () => {
  const broken = inOneSnapshot(async function* () {
    yield Buffer.from('0 HEAD')
    throw new Error('broken off')
  })
  await expect(buffer(broken)).rejects.toThrow('broken off')
})
