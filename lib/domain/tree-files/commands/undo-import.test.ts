import { describe, expect, test } from 'vitest'
import { undoImport } from '@/lib/domain/tree-files/commands/undo-import'
import { getImport } from '@/lib/domain/tree-files/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { familyFileText, importFile } from '@/tests/factories/family-files'
import { createPerson, createUnion } from '@/tests/factories/family-tree'
import { createMemorial } from '@/tests/factories/memorials'
import { aTree, rowsOf } from '@/tests/factories/tree-edits'

const undo = (actor: Actor, memorial: { id: string }, importId: string) =>
  execute(undoImport, callerFor(actor), { id: memorial.id, importId })

describe('undoing an import', () => {
  test('leaves every row as it was, also those of people it filled and joined', async () => {
    const { actor, memorial, tree, person } = await aTree()
    const mother = await createPerson(tree, { givenNames: 'Ane', surname: 'Holm' })
    await createUnion(tree, { partners: [mother], children: [person] })
    const place = { actor, memorial }
    await importFile(place, familyFileText(60, 3), { pageXref: 'P4' })
    const before = await rowsOf(tree)
    const { importId } = await importFile(place, familyFileText(80, 5), { pageXref: 'P7', keep: 'file' })
    expect(await rowsOf(tree)).not.toEqual(before)
    await undo(actor, memorial, importId)
    expect(await rowsOf(tree)).toEqual(before)
    expect(await getImport(actor, { id: memorial.id, importId })).toMatchObject({ status: 'undone' })
    await expect(undo(actor, memorial, importId)).rejects.toMatchObject({ code: 'TREE_IMPORT_NOT_DONE' })
  })

  test('is refused with a name when somebody it brought was edited, got relatives, or a page', async () => {
    const { actor, memorial, tree } = await aTree()
    const { importId } = await importFile({ actor, memorial }, familyFileText(20), { pageXref: 'P3' })
    const [first, second, third] = await db.treePerson.findMany({ where: { importId }, orderBy: { id: 'asc' } })
    if (!first || !second || !third) throw new Error('Nobody came.')
    const refused = { code: 'TREE_IMPORT_EDITED' }
    await db.treePerson.update({ where: { id: first.id }, data: { revision: 2 } })
    const error = await undo(actor, memorial, importId).catch((reason) => reason)
    expect(error).toMatchObject(refused)
    expect(error.sentence).toContain(`${first.givenNames} ${first.surname}`)
    await db.treePerson.update({ where: { id: first.id }, data: { revision: 1 } })
    const union = await createUnion(tree, { partners: [second], children: [] })
    await expect(undo(actor, memorial, importId)).rejects.toMatchObject(refused)
    await db.treeUnion.delete({ where: { id: union.id } })
    const other = await createMemorial({ owner: await createAccount() })
    await db.treePage.create({ data: { memorialId: other.id, treeId: tree.id, personId: third.id } })
    await expect(undo(actor, memorial, importId)).rejects.toMatchObject({ code: 'TREE_IMPORT_PAGE_PERSON' })
    expect(await db.treePerson.count({ where: { importId } })).toBe(19)
  })

  test('is refused when somebody it changed was edited since', async () => {
    const { actor, memorial, tree } = await aTree()
    const { importId } = await importFile({ actor, memorial }, familyFileText(20), { pageXref: 'P3' })
    await db.treePerson.update({ where: { id: tree.personId }, data: { revision: { increment: 1 } } })
    await expect(undo(actor, memorial, importId)).rejects.toMatchObject({ code: 'TREE_IMPORT_EDITED' })
  })

  test('of another family’s import finds nothing', async () => {
    const { actor, memorial } = await aTree()
    const { importId } = await importFile({ actor, memorial }, familyFileText(5))
    const stranger = await aTree()
    await expect(undo(stranger.actor, stranger.memorial, importId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const nobody = actorFor(await createAccount())
    await expect(undo(nobody, memorial, importId)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
