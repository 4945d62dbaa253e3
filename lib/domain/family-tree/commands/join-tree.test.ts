import { describe, expect, test, vi } from 'vitest'
import { addRelative } from '@/lib/domain/family-tree/commands/add-relative'
import { deleteTree } from '@/lib/domain/family-tree/commands/delete-tree'
import { joinTree } from '@/lib/domain/family-tree/commands/join-tree'
import { leaveTree } from '@/lib/domain/family-tree/commands/leave-tree'
import { removePerson } from '@/lib/domain/family-tree/commands/remove-person'
import { setPortrait } from '@/lib/domain/family-tree/commands/set-portrait'
import { undoEdit } from '@/lib/domain/family-tree/commands/undo-edit'
import { removeImportFileQueue, removeTreeFilesJob } from '@/lib/domain/family-tree/jobs'
import { deleteMemorial } from '@/lib/domain/privacy/forget-person'
import { execute } from '@/lib/server/command'
import { db, type Transaction } from '@/lib/server/db'
import { lockRow } from '@/lib/server/lock-rows'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPerson } from '@/tests/factories/family-tree'
import { whileLocked } from '@/tests/factories/held-locks'
import { pictureFile } from '@/tests/factories/media'
import { addMember, createMemorial, versionOf } from '@/tests/factories/memorials'
import { aTree } from '@/tests/factories/tree-edits'

const join = (actor: Actor, id: string, from: string, personId: string) =>
  execute(joinTree, callerFor(actor), { id, from, personId })
const leave = (actor: Actor, id: string) => execute(leaveTree, callerFor(actor), { id })
const remove = (actor: Actor, id: string) => execute(deleteTree, callerFor(actor), { id })

/** A tree with Bo in it, and the owner's second page, which is about him. */
async function twoPages() {
  const made = await aTree()
  const second = await createMemorial({ owner: made.owner })
  const bo = await createPerson(made.tree)
  return { ...made, second, bo, joinIt: () => join(made.actor, second.slug, made.memorial.slug, bo.id) }
}
const pagesOf = ({ id: treeId }: { id: string }) => db.treePage.count({ where: { treeId } })

describe('showing a tree on a second page', () => {
  test('makes its person dead for all and safe from removal, and changes both pages', async () => {
    const { actor, memorial, second, tree, bo, joinIt } = await twoPages()
    const before = await Promise.all([memorial, second].map(({ id }) => versionOf(id)))
    expect((await joinIt()).result).toEqual({ revision: 1 })
    expect(await db.treePage.findUniqueOrThrow({ where: { memorialId: second.id } })).toMatchObject({
      treeId: tree.id,
      personId: bo.id,
    })
    expect(await db.treePerson.findUniqueOrThrow({ where: { id: bo.id } })).toMatchObject({ isDead: true })
    expect(await versionOf(memorial.id)).toBeGreaterThan(before[0] ?? 0)
    expect(await versionOf(second.id)).toBeGreaterThan(before[1] ?? 0)
    const gone = execute(removePerson, callerFor(actor), { id: memorial.slug, personId: bo.id })
    await expect(gone).rejects.toMatchObject({ code: 'TREE_PAGE_PERSON' })
  })

  test('keeps whoever added the person from undoing it', async () => {
    const { actor, memorial, second, at } = await twoPages()
    const { result } = await execute(addRelative, callerFor(actor), {
      ...at,
      relation: 'child',
      person: { givenNames: 'Ida', isDead: true },
    })
    await join(actor, second.slug, memorial.slug, result.personId)
    const undo = execute(undoEdit, callerFor(actor), { id: at.id })
    await expect(undo).rejects.toMatchObject({ code: 'TREE_PAGE_PERSON' })
  })

  test('is refused for a page with a tree, a person with a page, and somebody who asked to be taken out', async () => {
    const { actor, owner, memorial, second, tree, at, bo, joinIt } = await twoPages()
    const taken = join(actor, second.slug, memorial.slug, at.personId)
    await expect(taken).rejects.toMatchObject({ code: 'TREE_PERSON_TAKEN', context: { name: 'Karen Holm' } })
    const withdrawn = await createPerson(tree, { isWithdrawn: true })
    await expect(join(actor, second.slug, memorial.slug, withdrawn.id)).rejects.toMatchObject({
      code: 'TREE_WITHDRAWN',
    })
    await joinIt()
    await expect(join(actor, second.slug, memorial.slug, bo.id)).rejects.toMatchObject({ code: 'TREE_THERE_ALREADY' })
    const third = await createMemorial({ owner })
    const other = await aTree()
    await expect(join(actor, third.slug, memorial.slug, other.person.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('is for whoever owns the page of the tree and writes the other', async () => {
    const { actor, memorial, second, bo } = await twoPages()
    const editor = await createAccount()
    await addMember(memorial, editor, 'editor')
    const editors = await createMemorial({ owner: editor })
    await expect(join(actorFor(editor), editors.slug, memorial.slug, bo.id)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    const other = await aTree()
    const mine = await createMemorial({ owner: other.owner })
    await expect(join(other.actor, mine.slug, memorial.slug, bo.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(join(actor, second.slug, other.memorial.slug, other.person.id)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await expect(join(visitor(), second.slug, memorial.slug, bo.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  test('happens once of two at once', async () => {
    const { tree, joinIt } = await twoPages()
    const ends = await Promise.allSettled([joinIt(), joinIt()])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await pagesOf(tree)).toBe(2)
  })
})

describe('taking a tree off a page', () => {
  test('leaves it on the others, and is refused for the last', async () => {
    const { actor, memorial, second, tree, joinIt } = await twoPages()
    await joinIt()
    await leave(actor, memorial.slug)
    expect(await pagesOf(tree)).toBe(1)
    await expect(leave(actor, second.slug)).rejects.toMatchObject({ code: 'TREE_LAST_PAGE' })
    await expect(leave(actorFor(await createAccount()), second.slug)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await pagesOf(tree)).toBe(1)
  })

  test('by two at once leaves it on one', async () => {
    const { actor, memorial, second, tree, joinIt } = await twoPages()
    await joinIt()
    await Promise.allSettled([leave(actor, memorial.slug), leave(actor, second.slug)])
    expect(await pagesOf(tree)).toBe(1)
  })
})

describe('deleting a tree', () => {
  test('is for the owner with their password, and removes everybody and the files', async () => {
    const { actor, memorial, tree, at } = await aTree()
    await execute(setPortrait, callerFor(actor), { ...at, file: await pictureFile() })
    const { storageKey } = await db.treeMedia.findFirstOrThrow({ where: { treeId: tree.id } })
    const imported = {
      treeId: tree.id,
      memorialId: memorial.id,
      fileName: 'a.ged',
      storageKey: `tree-imports/${tree.id}`,
    }
    await db.treeImport.create({ data: { ...imported, bytes: 1 } })
    const editor = await createAccount()
    await addMember(memorial, editor, 'editor')
    await expect(remove(actorFor(editor), at.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(remove({ ...actor, hasConfirmed: false }, at.id)).rejects.toMatchObject({ code: 'PASSWORD_NEEDED' })
    expect((await remove(actor, at.id)).result).toEqual({ ok: true })
    expect(await db.familyTree.count({ where: { id: tree.id } })).toBe(0)
    expect(await removals(storageKey)).toBe(1)
    expect(await fileRemovals(imported)).toBe(1)
    await expect(remove(actor, at.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('is refused while another page shows it', async () => {
    const { actor, memorial, tree, joinIt } = await twoPages()
    await joinIt()
    await expect(remove(actor, memorial.slug)).rejects.toMatchObject({ code: 'TREE_ON_OTHER_PAGES' })
    expect(await pagesOf(tree)).toBe(2)
  })
})

describe('deleting a page', () => {
  const deletePageIn = async (tx: Transaction, id: string) => {
    const later = { tx, enqueue: vi.fn() }
    await deleteMemorial(later, id, { actorId: null, actorName: null })
    return later
  }
  const deletePage = (id: string) => db.$transaction((tx) => deletePageIn(tx, id))

  test('deletes a tree with its last page only, and changes the others', async () => {
    const { memorial, second, tree, joinIt } = await twoPages()
    await joinIt()
    const before = await versionOf(second.id)
    await deletePage(memorial.id)
    expect(await versionOf(second.id)).toBeGreaterThan(before)
    expect(await db.treePerson.count({ where: { treeId: tree.id } })).toBe(2)
    await deletePage(second.id)
    expect(await db.familyTree.count({ where: { id: tree.id } })).toBe(0)
  })

  test('meanwhile does not stop an edit on another page', async () => {
    const { actor, memorial, second, tree, bo, joinIt } = await twoPages()
    await joinIt()
    const remover = { actorId: null, actorName: null }
    const edited = await whileLocked(
      {
        held: (tx) => lockRow(tx, 'Memorial', second.id),
        wanted: (tx) => deleteMemorial({ tx, enqueue: vi.fn() }, second.id, remover),
      },
      () => execute(removePerson, callerFor(actor), { id: memorial.slug, personId: bo.id }),
    )
    expect(edited.result).toEqual({ revision: 2 })
    expect(await db.treePerson.count({ where: { treeId: tree.id } })).toBe(1)
  })

  test('of the last two at once leaves no tree behind, nor a file sent from a page that left it', async () => {
    const { memorial, second, tree, joinIt, owner } = await twoPages()
    await joinIt()
    const { id: memorialId } = await createMemorial({ owner })
    const storageKey = `tree-imports/${memorialId}`
    await db.treeImport.create({ data: { treeId: tree.id, memorialId, fileName: 'slægt.ged', storageKey, bytes: 1 } })
    const first = { held: (tx: Transaction) => deletePageIn(tx, memorial.id), wanted: async () => {} }
    const { enqueue } = await whileLocked(first, () => deletePage(second.id))
    expect(await db.familyTree.count({ where: { id: tree.id } })).toBe(0)
    expect(enqueue.mock.calls.map(([, payload]) => payload)).toContainEqual({ storageKey })
  })
})

/** Queued jobs that remove the files of this key. */
async function removals(storageKey: string): Promise<number> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM pgboss.job WHERE name = ${removeTreeFilesJob.name}
      AND data->'files' @> ${JSON.stringify([{ storageKey }])}::jsonb`
  return rows.length
}

async function fileRemovals({ storageKey }: { storageKey: string }): Promise<number> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM pgboss.job WHERE name = ${removeImportFileQueue.name} AND data->>'storageKey' = ${storageKey}`
  return rows.length
}
