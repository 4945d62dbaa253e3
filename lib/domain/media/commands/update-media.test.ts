import { describe, expect, test } from 'vitest'
import { updateMedia } from '@/lib/domain/media/commands/update-media'
import type { MediaDetails } from '@/lib/domain/media/schema'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPicture } from '@/tests/factories/media'
import { createMemorial, versionOf } from '@/tests/factories/memorials'

const update = (actor: Actor, id: string, mediaId: string, texts: MediaDetails) =>
  execute(updateMedia, callerFor(actor), { id, mediaId, ...texts })

describe('updating a picture’s texts', () => {
  test('stores caption and description separately; without a description the caption is used', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const picture = await createPicture({ memorial })
    const before = await versionOf(memorial.id)
    const first = await update(actorFor(owner), memorial.slug, picture.id, { caption: ' Skagen  1962 ' })
    expect(first.result).toMatchObject({ caption: 'Skagen 1962', alt: 'Skagen 1962', altText: null })
    expect(await versionOf(memorial.id)).toBeGreaterThan(before)
    const second = await update(actorFor(owner), memorial.id, picture.id, { altText: 'To børn på en strand' })
    expect(second.result).toMatchObject({ caption: 'Skagen 1962', alt: 'To børn på en strand' })
    const third = await update(actorFor(owner), memorial.id, picture.id, { caption: '', altText: '' })
    expect(third.result).toMatchObject({ caption: null, altText: null, alt: '' })
    expect(await db.auditEntry.count({ where: { subjectId: memorial.id, command: 'media.update-media' } })).toBe(3)
  })

  test('stores people, year and album, and clears them again', async () => {
    const owner = await createAccount()
    const [memorial, other] = [await createMemorial({ owner }), await createMemorial({ owner })]
    const picture = await createPicture({ memorial })
    const albumOf = (memorialId: string) => db.album.create({ data: { memorialId, title: 'Sommer' } })
    const [own, foreign] = [await albumOf(memorial.id), await albumOf(other.id)]
    const written = { people: 'Karen og Ole', takenYear: '1962', albumId: own.id }
    const first = await update(actorFor(owner), memorial.id, picture.id, written)
    expect(first.result).toMatchObject({ ...written, takenYear: 1962 })
    const second = await update(actorFor(owner), memorial.id, picture.id, { people: '', takenYear: '', albumId: null })
    expect(second.result).toMatchObject({ people: null, takenYear: null, albumId: null })
    const attempt = update(actorFor(owner), memorial.id, picture.id, { albumId: foreign.id })
    await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const takenYear of ['62', 'for længe siden', 1962.5]) {
      const wrong = update(actorFor(owner), memorial.id, picture.id, { takenYear })
      const sentence = 'Skriv årstallet med fire cifre, for eksempel 1962.'
      await expect(wrong).rejects.toMatchObject({ fields: { takenYear: sentence } })
    }
    const tooLate = update(actorFor(owner), memorial.id, picture.id, { takenYear: '2962' })
    await expect(tooLate).rejects.toMatchObject({ fields: { takenYear: 'Årstallet ligger i fremtiden.' } })
  })

  test('refuses texts that are too long, naming the field', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const picture = await createPicture({ memorial })
    for (const field of ['caption', 'altText']) {
      await expect(
        update(actorFor(owner), memorial.id, picture.id, { [field]: 'x'.repeat(301) }),
      ).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { [field]: expect.any(String) } })
    }
  })

  test('is for the page’s writers only', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const draft = await createMemorial({ owner, state: 'draft' })
    const [open, closed] = [await createPicture({ memorial }), await createPicture({ memorial: draft })]
    const outsider = actorFor(await createAccount())
    const texts = { caption: 'Fremmed' }
    await expect(update(visitor(), memorial.id, open.id, texts)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(update(outsider, memorial.id, open.id, texts)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(update(outsider, draft.id, closed.id, texts)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(update(actorFor(owner), draft.id, open.id, texts)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
