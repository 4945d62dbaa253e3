import { describe, expect, test } from 'vitest'
import { deleteMedia } from '@/lib/domain/media/commands/delete-media'
import { setPoster } from '@/lib/domain/media/commands/set-poster'
import { removeUnknownPictureJob } from '@/lib/domain/media/pictures/jobs'
import { originalKey, pictureKeys, stillKey, variantKey } from '@/lib/domain/pictures/picture-files'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPicture, createReady, pictureFile } from '@/tests/factories/media'
import { addMember, createMemorial, versionOf } from '@/tests/factories/memorials'
import { sample } from '@/tests/factories/samples'

const remove = (actor: Actor, memorial: { id: string }, mediaId: string) =>
  execute(deleteMedia, callerFor(actor), { id: memorial.id, mediaId })

describe('deleting a picture', () => {
  test('removes it from the page and as portrait, and enqueues the removal of its files', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const picture = await createPicture({ memorial })
    await db.memorial.update({ where: { id: memorial.id }, data: { portraitId: picture.id } })
    const before = await versionOf(memorial.id)
    await remove(actorFor(owner), memorial, picture.id)
    expect(await db.media.count({ where: { id: picture.id } })).toBe(0)
    expect((await db.memorial.findUniqueOrThrow({ where: { id: memorial.id } })).portraitId).toBeNull()
    expect(await versionOf(memorial.id)).toBeGreaterThan(before)
    const jobs = await db.$queryRaw<unknown[]>`
      SELECT 1 FROM pgboss.job WHERE name = 'remove-unknown-picture' AND start_after <= now()
      AND data->>'storageKey' = ${picture.prepared.storageKey}`
    expect(jobs).toHaveLength(1)
    const audit = await db.auditEntry.findFirstOrThrow({ where: { command: 'media.delete-media' } })
    expect(audit).toMatchObject({ subjectId: memorial.id, actorId: owner.id, detail: { media: picture.id } })
  })

  test('deletes every version of an edited picture and its original, and a film with its still', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const { id, prepared } = await createPicture({ memorial })
    const storageKey = `media/redigeret-${id}`
    await storage.put(variantKey(storageKey, 60), Buffer.from('edited'), { contentType: 'image/webp' })
    await db.mediaVersion.create({
      data: { mediaId: id, number: 1, status: 'ready', recipe: {}, storageKey, width: 60, height: 45, widths: [60] },
    })
    await db.media.update({ where: { id }, data: { version: 1, width: 60, height: 45, widths: [60] } })
    const body = await sample('phone.mov')
    const film = await createReady({ user: owner, memorial, body, filename: 'IMG.MOV' })
    const still = { id: memorial.id, mediaId: film.id, file: await pictureFile(96, 160) }
    await execute(setPoster, callerFor(actorFor(owner)), still)
    const row = await db.media.findUniqueOrThrow({ where: { id: film.id } })
    const files = [
      ...pictureKeys(prepared),
      variantKey(storageKey, 60),
      originalKey(row.storageKey, row.contentType),
      variantKey(stillKey(row.storageKey, 1), 96),
    ]
    for (const key of files) expect([key, await storage.stat(key)]).not.toEqual([key, null])
    for (const mediaId of [id, film.id]) await remove(actorFor(owner), memorial, mediaId)
    const jobs = await db.$queryRaw<Array<{ data: object }>>`
      SELECT data FROM pgboss.job WHERE name = 'remove-unknown-picture' AND start_after <= now()
      AND data->>'storageKey' IN (${prepared.storageKey}, ${row.storageKey})`
    for (const { data } of jobs) await removeUnknownPictureJob.perform(data)
    for (const key of files) expect([key, await storage.stat(key)]).toEqual([key, null])
  })

  test('is NOT_FOUND for a picture just deleted, and for another page’s', async () => {
    const owner = await createAccount()
    const [memorial, other] = [await createMemorial({ owner }), await createMemorial({ owner })]
    const picture = await createPicture({ memorial })
    await expect(remove(actorFor(owner), other, picture.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await remove(actorFor(owner), memorial, picture.id)
    await expect(remove(actorFor(owner), memorial, picture.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(remove(actorFor(owner), memorial, 'ikke-et-id')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('is for the page’s writers only', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const hidden = await createMemorial({ owner, visibility: 'members' })
    const [open, closed] = [await createPicture({ memorial }), await createPicture({ memorial: hidden })]
    const [outsider, reader] = [await createAccount(), await createAccount()]
    await addMember(memorial, reader, 'first_reader')
    await expect(remove(visitor(), memorial, open.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(remove(actorFor(outsider), memorial, open.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(remove(actorFor(outsider), hidden, closed.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(remove(actorFor(reader), memorial, open.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
