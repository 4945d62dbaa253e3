import { describe, expect, test } from 'vitest'
import { orderMedia } from '@/lib/domain/media/commands/order-media'
import { listGallery } from '@/lib/domain/media/gallery/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPicture } from '@/tests/factories/media'
import { createMemorial, versionOf } from '@/tests/factories/memorials'

const order = (actor: Actor, id: string, ids: string[]) => execute(orderMedia, callerFor(actor), { id, ids })

async function galleryOf(count: number) {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const ids: string[] = []
  for (let index = 0; index < count; index++) ids.push((await createPicture({ memorial })).id)
  return { actor: actorFor(owner), memorial, ids }
}

describe('ordering pictures', () => {
  test('stores the order sent', async () => {
    const { actor, memorial, ids } = await galleryOf(3)
    const before = await versionOf(memorial.id)
    const wanted = ids.toReversed()
    await order(actor, memorial.id, wanted)
    const gallery = await listGallery(actor, { id: memorial.id })
    expect(gallery.map(({ id }) => id)).toEqual(wanted)
    expect(await versionOf(memorial.id)).toBeGreaterThan(before)
    expect(await db.auditEntry.count({ where: { subjectId: memorial.id, command: 'media.order-media' } })).toBe(1)
  })

  test('is a conflict that changes nothing when a picture is missing, repeated or foreign', async () => {
    const { actor, memorial, ids } = await galleryOf(2)
    const foreign = await galleryOf(1)
    const [first = '', second = ''] = ids
    for (const wrong of [[second], [second, second], [second, first, ...foreign.ids], [second, ...foreign.ids]]) {
      await expect(order(actor, memorial.id, wrong)).rejects.toMatchObject({ code: 'CONFLICT' })
    }
    await expect(order(actor, memorial.id, ['nummer-et'])).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const gallery = await listGallery(actor, { id: memorial.id })
    expect(gallery.map(({ id }) => id)).toEqual(ids)
  })

  test('can order all items of one kind, but not a part of them', async () => {
    const { actor, memorial, ids } = await galleryOf(2)
    const films: string[] = []
    for (const kind of ['video', 'video_link', 'recording'] as const) {
      const row = await db.media.create({
        data: {
          memorialId: memorial.id,
          kind,
          storageKey: `media/${kind}-${memorial.id}`,
          position: 5 + films.length,
          width: 0,
          height: 0,
          widths: [],
          colour: '#000000',
          bytes: 1,
          contentType: 'video/mp4',
          checksum: '0'.repeat(64),
        },
      })
      films.push(row.id)
    }
    const [film = '', link = '', voice = ''] = films
    await order(actor, memorial.id, [link, film])
    const gallery = await listGallery(actor, { id: memorial.id })
    const inOrder = gallery.filter(({ kind }) => kind.startsWith('video')).map(({ id }) => id)
    expect(inOrder).toEqual([link, film])
    for (const wrong of [[film], [film, voice], [...ids, voice]]) {
      await expect(order(actor, memorial.id, wrong)).rejects.toMatchObject({ code: 'CONFLICT' })
    }
  })

  test('is for the page’s writers only', async () => {
    const { memorial, ids } = await galleryOf(1)
    const owner = await createAccount()
    const draft = await createMemorial({ owner, state: 'draft' })
    const outsider = actorFor(await createAccount())
    await expect(order(visitor(), memorial.id, ids)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(order(outsider, memorial.id, ids)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(order(outsider, draft.id, [])).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
