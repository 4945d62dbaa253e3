import { expect, test } from 'vitest'
import { nextToReplay } from '@/components/family-tree/edit/edit-toolbar'
import { addRelative } from '@/lib/domain/family-tree/commands/add-relative'
import { undoEdit } from '@/lib/domain/family-tree/commands/undo-edit'
import { treeEditText } from '@/lib/domain/family-tree/edit-copy'
import { listTreeEdits } from '@/lib/domain/family-tree/edit-queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { addMember } from '@/tests/factories/memorials'
import { aTree } from '@/tests/factories/tree-edits'

test('the editors see the newest edits first, by whom, and whether they were undone', async () => {
  const { actor, owner, memorial, tree, at } = await aTree()
  const editor = await createAccount()
  await addMember(memorial, editor, 'editor')
  for (const givenNames of ['Ida', 'Jens']) {
    await execute(addRelative, callerFor(actor), { ...at, relation: 'child', person: { givenNames } })
  }
  await execute(undoEdit, callerFor(actor), { id: at.id })
  const gone = { treeId: tree.id, revision: 9, kind: 'remove-person', about: 'Kaj', changes: [] }
  await db.treeEdit.create({ data: gone })
  const edits = await listTreeEdits(actorFor(editor), { id: at.id })
  const name = owner.fullName || owner.username
  expect(edits).toMatchObject([
    { about: 'Kaj', who: null, isUndone: false, isMine: false },
    { about: 'Jens', who: name, isUndone: true, isMine: false },
    { about: 'Ida', who: name, isUndone: false, isMine: false },
  ])
  expect(edits.map(treeEditText)).toEqual(['Fjernede Kaj', 'Tilføjede Jens', 'Tilføjede Ida'])
  expect((await listTreeEdits(actor, { id: at.id }))[2]).toMatchObject({ isMine: true })
})

test('what can be undone and redone next is among them, however much another editor has done since', async () => {
  const { actor, tree, at } = await aTree()
  for (const givenNames of ['Ida', 'Jens', 'Kaj']) {
    await execute(addRelative, callerFor(actor), { ...at, relation: 'child', person: { givenNames } })
  }
  for (let count = 0; count < 2; count++) await execute(undoEdit, callerFor(actor), { id: at.id })
  const { id: userId } = await createAccount()
  await db.treeEdit.createMany({
    data: Array.from({ length: 40 }, (_, index) => ({
      treeId: tree.id,
      revision: 10 + index,
      kind: 'add-relative',
      about: 'Lis',
      changes: [],
      userId,
    })),
  })
  const { undo, redo } = nextToReplay(await listTreeEdits(actor, { id: at.id }))
  expect([undo?.about, redo?.about]).toEqual(['Ida', 'Jens'])
})
