import { describe, expect, test } from 'vitest'
import { updateAlbum } from '@/lib/domain/media/commands/update-album'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createAlbum } from '@/tests/factories/albums'
import { createMemorial } from '@/tests/factories/memorials'

const update = (actor: Actor, input: object) => execute(updateAlbum, callerFor(actor), { title: 'Vintre', ...input })

async function pageWithAlbum() {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  return { actor: actorFor(owner), id: memorial.slug, album: await createAlbum({ memorial }) }
}

describe('updating an album', () => {
  test('changes title and description; an absent description stays', async () => {
    const { actor, id, album } = await pageWithAlbum()
    await update(actor, { id, albumId: album.id, description: 'Sne til knæene' })
    await update(actor, { id, albumId: album.id, title: 'De hårde vintre' })
    expect(await db.album.findUnique({ where: { id: album.id } })).toMatchObject({
      title: 'De hårde vintre',
      description: 'Sne til knæene',
    })
  })

  test('requires a title', async () => {
    const { actor, id, album } = await pageWithAlbum()
    await expect(update(actor, { id, albumId: album.id, title: '' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(update(actor, { id, albumId: album.id, title: 'x'.repeat(121) })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })

  test('cannot change another page’s album, not even under the id of one’s own page', async () => {
    const [own, other] = [await pageWithAlbum(), await pageWithAlbum()]
    await expect(update(own.actor, { id: own.id, albumId: other.album.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(update(own.actor, { id: other.id, albumId: other.album.id })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await expect(update(visitor(), { id: own.id, albumId: own.album.id })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    expect(await db.album.findUnique({ where: { id: other.album.id } })).toMatchObject({ title: 'Sommerhuset' })
  })
})
