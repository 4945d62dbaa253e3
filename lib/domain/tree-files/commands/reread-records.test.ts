import { expect, test } from 'vitest'
import { getTreePerson, searchTree } from '@/lib/domain/family-tree/queries'
import { rereadRecords } from '@/lib/domain/tree-files/commands/reread-records'
import { rereadTreesJob } from '@/lib/domain/tree-files/jobs'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { visitor } from '@/tests/factories/accounts'
import { exportedFile, gedcomText, importFile } from '@/tests/factories/family-files'
import { aTree } from '@/tests/factories/tree-edits'

const lines = `
0 @I1@ INDI
1 NAME Karen /Holm/
1 BIRT
2 DATE 1942
1 DEAT
2 DATE 2019
1 NOTE Boede til sidst hos Ole Vang.
2 CONT Hun var syerske.
1 FAMC @F1@
0 @I2@ INDI
1 NAME Ole /Vang/
1 BIRT
2 DATE 7 MAR 1988
1 DEAT N
2 PLAC Skive
1 FAMC @F1@
0 @I3@ INDI
1 NAME Ida /Vang/
1 BIRT
2 DATE 1961
1 DEAT
2 CAUS Kræft
0 @I4@ INDI
1 NAME Niels /Vang/
1 CHR
2 DATE 4 APR 1731
1 FAMS @F2@
0 @I5@ INDI
1 NAME Maren /Vang/
1 RESI
2 DATE 1790
1 FAMS @F2@
0 @I6@ INDI
1 NAME Per /Vang/
1 DEAT Y
1 _PRIV Y
0 @F1@ FAM
1 CHIL @I1@
1 CHIL @I2@
0 @F2@ FAM
1 HUSB @I4@
1 WIFE @I5@
1 MARR
2 DATE 1760
1 DIV N
`

const found = async (id: string, q: string, actor: Actor = visitor()) =>
  (await searchTree(actor, { id, q })).people.map(({ name, lifespan }) => [name, lifespan])

test('a file that says no, or nothing, makes nobody dead or divorced, and what it tells of old times is told', async () => {
  const { actor, memorial, tree } = await aTree()
  await db.memorial.update({ where: { id: memorial.id }, data: { visibility: 'public' } })
  const { report } = await importFile({ actor, memorial }, gedcomText(lines))
  expect(report.unsureDeaths).toEqual({ count: 1, first: ['Ole Vang'] })
  expect(await found(memorial.id, 'Ole')).toEqual([])
  expect(await found(memorial.id, 'Ole', actor)).toEqual([['Ole Vang', 'Født 1988']])
  expect(await found(memorial.id, 'Ida')).toEqual([['Ida Vang', 'Født 1961']])
  expect(await found(memorial.id, 'Niels')).toEqual([['Niels Vang', 'Døbt 1731']])
  expect(await found(memorial.id, 'Maren')).toEqual([['Maren Vang', 'Nævnt 1790']])
  const niels = await db.treePerson.findFirstOrThrow({ where: { treeId: tree.id, givenNames: 'Niels' } })
  const view = await getTreePerson(visitor(), { id: memorial.id, personId: niels.id })
  expect(view).toMatchObject({ said: ['døbt 4. april 1731'], couples: [{ text: 'gift 1760' }] })
  const noteOf = async (who: Actor) => (await getTreePerson(who, { id: memorial.id, personId: tree.personId })).note
  expect([await noteOf(visitor()), await noteOf(actor)]).toEqual([
    'Hun var syerske.',
    'Boede til sidst hos Ole Vang.\nHun var syerske.',
  ])
  const { text } = await exportedFile(tree.id)
  for (const line of ['1 DEAT N\r\n2 PLAC Skive', '1 DIV N']) expect(text).toContain(line)
  expect((await exportedFile(tree.id, '5.5.1', false)).text).not.toMatch(/Ole|Skive/)
})

test('a tree that was read by earlier rules is read again, and its editors are told whom others no longer see', async () => {
  const { actor, memorial, tree, owner } = await aTree()
  await importFile({ actor, memorial }, gedcomText(lines))
  const ofName = (givenNames: string) =>
    db.treePerson.findFirstOrThrow({ where: { treeId: tree.id, givenNames }, include: { childIn: true } })
  const [ole, ida, niels] = [await ofName('Ole'), await ofName('Ida'), await ofName('Niels')]
  // As earlier rules left them.
  await db.treePerson.update({ where: { id: ole.id }, data: { isDead: true, diedPlace: 'Skive', said: null } })
  await db.treePerson.update({ where: { id: ida.id }, data: { isDead: false, note: 'Rettet af os' } })
  await db.treePerson.update({ where: { id: niels.id }, data: { said: null, bornNoLater: null } })
  await db.treePerson.updateMany({ where: { treeId: tree.id, givenNames: 'Per' }, data: { isPrivate: false } })
  await db.treeUnion.updateMany({ where: { treeId: tree.id, kind: 'married' }, data: { ended: 'divorced' } })
  await db.familyTree.update({ where: { id: tree.id }, data: { reading: 1 } })

  await rereadTreesJob.perform({})
  expect(await ofName('Ole')).toMatchObject({ isDead: false, diedPlace: null })
  expect(await ofName('Ida')).toMatchObject({ isDead: true, note: 'Rettet af os' })
  expect(await ofName('Niels')).toMatchObject({ bornNoLater: 1731, said: expect.stringContaining('christening') })
  expect(await ofName('Karen')).toMatchObject({ isDead: true, diedYear: 2019 })
  expect(await ofName('Per')).toMatchObject({ isPrivate: true })
  expect(await db.treeUnion.count({ where: { treeId: tree.id, ended: { not: null } } })).toBe(0)
  const told = { userId: owner.id, memorialId: memorial.id, kind: 'tree_people_masked' } as const
  expect(await db.notification.findMany({ where: told })).toMatchObject([{ detail: '1' }])

  // Once is enough.
  await rereadTreesJob.perform({})
  expect(await db.notification.count({ where: told })).toBe(1)
  await execute(rereadRecords, worker, { treeId: tree.id })
  expect(await ofName('Ole')).toMatchObject({ isDead: false })
})

test('an editor who knows better is believed: a death without a word of it in the file stays', async () => {
  const { actor, memorial, tree } = await aTree()
  await importFile({ actor, memorial }, gedcomText(lines))
  await db.treePerson.updateMany({ where: { treeId: tree.id, givenNames: 'Maren' }, data: { isDead: true } })
  await execute(rereadRecords, worker, { treeId: tree.id })
  expect(await db.treePerson.findFirstOrThrow({ where: { treeId: tree.id, givenNames: 'Maren' } })).toMatchObject({
    isDead: true,
  })
  expect(await db.treePerson.count({ where: { treeId: tree.id, isDead: true } })).toBe(4)
})
