import { describe, expect, test } from 'vitest'
import { listAlbums } from '@/lib/domain/media/albums/queries'
import { ALBUM_LIMIT } from '@/lib/domain/media/albums/schema'
import { addAlbum } from '@/lib/domain/media/commands/add-album'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial, versionOf } from '@/tests/factories/memorials'

const add = (actor: Actor, id: string, fields: object) =>
  execute(addAlbum, callerFor(actor), { id, title: 'Sommerhuset', ...fields })

describe('adding an album', () => {
  test('puts it last, with title and description, and changes the page', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const before = await versionOf(memorial.id)
    await add(actorFor(owner), memorial.slug, { title: '  Sommer\nhuset ', description: 'Linje et\r\nLinje to' })
    await add(actorFor(owner), memorial.slug, { title: 'Vintre' })
    const albums = await listAlbums(actorFor(owner), { id: memorial.id })
    expect(albums).toMatchObject([
      { title: 'Sommer huset', description: 'Linje et\nLinje to' },
      { title: 'Vintre', description: null },
    ])
    expect(await versionOf(memorial.id)).toBeGreaterThan(before)
    expect(await db.auditEntry.count({ where: { subjectId: memorial.id, command: 'media.add-album' } })).toBe(2)
  })

  test('requires a title and stops at the limit, also when many are added at once', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    await expect(add(actorFor(owner), memorial.id, { title: '   ' })).rejects.toMatchObject({
      fields: { title: 'Giv albummet et navn.' },
    })
    await db.album.createMany({
      data: Array.from({ length: ALBUM_LIMIT - 1 }, (_, position) => ({
        memorialId: memorial.id,
        title: `Album ${position}`,
        position,
      })),
    })
    const tries = await Promise.allSettled([1, 2, 3].map(() => add(actorFor(owner), memorial.id, {})))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db.album.count({ where: { memorialId: memorial.id } })).toBe(ALBUM_LIMIT)
  })

  test('is for the page’s writers only', async () => {
    const owner = await createAccount()
    const [open, draft] = [await createMemorial({ owner }), await createMemorial({ owner, state: 'draft' })]
    const outsider = actorFor(await createAccount())
    await expect(add(visitor(), open.id, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(add(outsider, open.id, {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(add(outsider, draft.id, {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await db.album.count({ where: { memorialId: { in: [open.id, draft.id] } } })).toBe(0)
  })
})
