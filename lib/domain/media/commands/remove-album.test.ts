import { describe, expect, test } from 'vitest'
import { removeAlbum } from '@/lib/domain/media/commands/remove-album'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createAlbum } from '@/tests/factories/albums'
import { createPicture } from '@/tests/factories/media'
import { createMemorial } from '@/tests/factories/memorials'

const remove = (actor: Actor, id: string, albumId: string) => execute(removeAlbum, callerFor(actor), { id, albumId })

describe('deleting an album', () => {
  test('leaves the pictures in the gallery, and is NOT_FOUND a second time', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const album = await createAlbum({ memorial })
    const picture = await createPicture({ memorial })
    await db.media.update({ where: { id: picture.id }, data: { albumId: album.id } })
    await remove(actorFor(owner), memorial.slug, album.id)
    expect(await db.album.count({ where: { id: album.id } })).toBe(0)
    expect(await db.media.findUnique({ where: { id: picture.id } })).toMatchObject({ albumId: null, status: 'ready' })
    await expect(remove(actorFor(owner), memorial.slug, album.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(remove(actorFor(owner), memorial.slug, 'album')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('is for the writers of its own page only', async () => {
    const owner = await createAccount()
    const [memorial, foreign] = [
      await createMemorial({ owner }),
      await createMemorial({ owner: await createAccount() }),
    ]
    const album = await createAlbum({ memorial: foreign })
    await expect(remove(actorFor(owner), memorial.id, album.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(remove(actorFor(owner), foreign.id, album.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(remove(visitor(), foreign.id, album.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await db.album.count({ where: { id: album.id } })).toBe(1)
  })
})
