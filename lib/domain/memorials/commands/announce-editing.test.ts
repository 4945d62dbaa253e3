import { describe, expect, test } from 'vitest'
import { announceEditing } from '@/lib/domain/memorials/commands/announce-editing'
import { updateMemorial } from '@/lib/domain/memorials/commands/update-memorial'
import { PRESENCE_LASTS_MS } from '@/lib/domain/memorials/presence'
import { tidyUp } from '@/lib/domain/privacy/tidy-up'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { addMember, createMemorial } from '@/tests/factories/memorials'

const announce = async (actor: Actor, id: string) => (await execute(announceEditing, callerFor(actor), { id })).result

async function twoAtOnePage() {
  const owner = await createAccount({ fullName: 'Åse Holm' })
  const editor = await createAccount({ fullName: 'Bo Holm' })
  const memorial = await createMemorial({ owner })
  await addMember(memorial, editor, 'editor')
  return { memorial, owner: actorFor(owner), editor: actorFor(editor) }
}

describe('announcing an open editor', () => {
  test('returns the other person, and nobody when alone', async () => {
    const { memorial, owner, editor } = await twoAtOnePage()
    expect(await announce(owner, memorial.slug)).toEqual({ others: [], revision: 1 })
    expect(await announce(editor, memorial.slug)).toEqual({ others: ['Åse Holm'], revision: 1 })
    expect(await announce(owner, memorial.id)).toEqual({ others: ['Bo Holm'], revision: 1 })
  })

  test('returns the revision saved meanwhile', async () => {
    const { memorial, owner, editor } = await twoAtOnePage()
    await execute(updateMemorial, callerFor(editor), { id: memorial.id, epitaph: 'Savnet' })
    expect(await announce(owner, memorial.id)).toMatchObject({ revision: 2 })
  })

  test('expires after 45 seconds without a heartbeat, and is deleted', async () => {
    const { memorial, owner, editor } = await twoAtOnePage()
    await announce(editor, memorial.id)
    const silent = new Date(Date.now() - PRESENCE_LASTS_MS - 1000)
    await db.editingPresence.updateMany({ where: { memorialId: memorial.id }, data: { seenAt: silent } })
    expect(await announce(owner, memorial.id)).toMatchObject({ others: [] })
    await tidyUp()
    const left = await db.editingPresence.findMany({ where: { memorialId: memorial.id }, select: { userId: true } })
    expect(left).toEqual([{ userId: owner.userId }])
  })

  test('leaves out people removed from the page', async () => {
    const { memorial, owner, editor } = await twoAtOnePage()
    await announce(editor, memorial.id)
    await db.memorialMember.deleteMany({ where: { memorialId: memorial.id, userId: editor.userId } })
    expect(await announce(owner, memorial.id)).toMatchObject({ others: [] })
  })

  test('is refused to visitors, other accounts and viewers', async () => {
    const { memorial } = await twoAtOnePage()
    const viewer = await createAccount()
    await addMember(memorial, viewer, 'viewer')
    await expect(announce(visitor(), memorial.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(announce(actorFor(viewer), memorial.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(announce(actorFor(await createAccount()), memorial.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(announce(actorFor(viewer), 'findes-ikke')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(announce(actorFor(viewer), '')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})
