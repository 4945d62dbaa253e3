import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { uploadImport } from '@/lib/domain/tree-files/commands/upload-import'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { UploadedFile } from '@/lib/server/request-body'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { addMember } from '@/tests/factories/memorials'
import { aTree } from '@/tests/factories/tree-edits'

async function aFile() {
  const { memorial, actor: owner } = await aTree()
  const file = new UploadedFile('familien.ged', Buffer.from('0 HEAD\n0 TRLR\n'))
  const chosen = randomUUID()
  const send = async (actor: Actor = owner) =>
    (await execute(uploadImport, callerFor(actor), { id: memorial.id, file, chosen })).result.importId
  const count = () => db.treeImport.count({ where: { memorialId: memorial.id } })
  return { memorial, send, count }
}

describe('a family file that is sent again', () => {
  test('is the one import that it was before, at once, later, and when it is written', async () => {
    const { send, count } = await aFile()
    const [one, two] = await Promise.all([send(), send()])
    expect(two).toBe(one)
    expect(await send()).toBe(one)
    await db.treeImport.update({ where: { id: one }, data: { status: 'done' } })
    expect(await send()).toBe(one)
    expect(await count()).toBe(1)
  })

  test('is another import after the first came to nothing', async () => {
    const { send, count } = await aFile()
    const one = await send()
    await db.treeImport.update({ where: { id: one }, data: { status: 'cancelled' } })
    const two = await send()
    expect(two).not.toBe(one)
    expect(await send()).toBe(two)
    expect(await count()).toBe(2)
  })

  test('tells another editor who knows its name no more than that a file is under way', async () => {
    const { memorial, send, count } = await aFile()
    const editor = await createAccount()
    await addMember(memorial, editor, 'editor')
    const one = await send()
    await expect(send(actorFor(editor))).rejects.toMatchObject({ code: 'TREE_IMPORT_UNDER_WAY' })
    await db.treeImport.update({ where: { id: one }, data: { status: 'done' } })
    expect(await send(actorFor(editor))).not.toBe(one)
    expect(await count()).toBe(2)
  })
})
