import { describe, expect, test } from 'vitest'
import { updateAlbumMedia } from '@/lib/domain/media/commands/update-album-media'
import { getMemorialPage } from '@/lib/domain/memorial-page/page-query'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createAlbum } from '@/tests/factories/albums'
import { createPicture } from '@/tests/factories/media'
import { createMemorial } from '@/tests/factories/memorials'

const update = (actor: Actor, input: object) => execute(updateAlbumMedia, callerFor(actor), input)

async function pageWithPictures() {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner, visibility: 'public', state: 'published' })
  const pictures = [await createPicture({ memorial }), await createPicture({ memorial })]
  return { actor: actorFor(owner), id: memorial.slug, memorial, ids: pictures.map(({ id }) => id) }
}

const placesOf = (ids: string[]) =>
  db.media.findMany({ where: { id: { in: ids } }, select: { albumId: true, takenYear: true } })

describe('several items at once', () => {
  test('are moved into an album, which then shows only them, and out of it again', async () => {
    const { actor, id, memorial, ids } = await pageWithPictures()
    const album = await createAlbum({ memorial })
    await update(actor, { id, ids: ids.slice(0, 1), albumId: album.id, takenYear: 1971 })
    const shown = await getMemorialPage(visitor(), memorial.slug, undefined, album.id)
    expect(shown).toMatchObject({
      page: {
        album: { id: album.id, title: album.title },
        albums: [{ count: 1 }],
        pictures: { items: [{ id: ids[0], takenYear: 1971 }] },
      },
    })
    const whole = await getMemorialPage(visitor(), memorial.slug)
    expect(whole).toMatchObject({ page: { album: null, pictures: { items: [{}, {}] } } })
    await update(actor, { id, ids, albumId: null, takenYear: null })
    expect(await placesOf(ids)).toEqual(ids.map(() => ({ albumId: null, takenYear: null })))
  })

  test('are not moved when one of them or the album is deleted or foreign', async () => {
    const [own, other] = [await pageWithPictures(), await pageWithPictures()]
    const [album, foreign] = [await createAlbum(own), await createAlbum(other)]
    const whole = { id: own.id, ids: own.ids, albumId: album.id }
    await expect(update(own.actor, { ...whole, ids: [...own.ids, ...other.ids] })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await expect(update(own.actor, { ...whole, albumId: foreign.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(update(own.actor, { ...whole, takenYear: 3000 })).rejects.toMatchObject({
      fields: { takenYear: 'Årstallet ligger i fremtiden.' },
    })
    await expect(update(own.actor, { ...whole, ids: [] })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(update(other.actor, whole)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(update(visitor(), whole)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await placesOf([...own.ids, ...other.ids])).toEqual([
      ...own.ids.map(() => ({ albumId: null, takenYear: null })),
      ...other.ids.map(() => ({ albumId: null, takenYear: null })),
    ])
  })

  test('are all shown at the address of a deleted or foreign album', async () => {
    const [own, other] = [await pageWithPictures(), await pageWithPictures()]
    for (const albumId of ['nonsens', (await createAlbum(other)).id]) {
      const answer = await getMemorialPage(visitor(), own.id, undefined, albumId)
      expect(answer).toMatchObject({ page: { album: null, pictures: { items: [{}, {}] } } })
    }
  })
})
