import { describe, expect, test, vi } from 'vitest'
import { deleteMedia } from '@/lib/domain/media/commands/delete-media'
import * as cache from '@/lib/server/cache'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPicture } from '@/tests/factories/media'
import { addMember, createMemorial } from '@/tests/factories/memorials'

const remove = (actor: Actor, memorial: { id: string }, mediaId: string) =>
  execute(deleteMedia, callerFor(actor), { id: memorial.id, mediaId })

describe('deleting a picture', () => {
  test('takes it off the page and away as portrait, and has its files removed', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const picture = await createPicture({ memorial })
    await db.memorial.update({ where: { id: memorial.id }, data: { portraitId: picture.id } })
    const forgotten = vi.spyOn(cache, 'forgetPages')
    await remove(actorFor(owner), memorial, picture.id)
    expect(await db.media.count({ where: { id: picture.id } })).toBe(0)
    expect((await db.memorial.findUniqueOrThrow({ where: { id: memorial.id } })).portraitId).toBeNull()
    expect(forgotten.mock.calls[0]?.[0]).toContain(`/memorial/${memorial.slug}`)
    const jobs = await db.$queryRaw<unknown[]>`
      SELECT 1 FROM pgboss.job WHERE name = 'remove-unknown-picture' AND start_after <= now()
      AND data->>'storageKey' = ${picture.prepared.storageKey}`
    expect(jobs).toHaveLength(1)
    const audit = await db.auditEntry.findFirstOrThrow({ where: { command: 'media.delete-media' } })
    expect(audit).toMatchObject({ subjectId: memorial.id, actorId: owner.id, detail: { picture: picture.id } })
  })

  test('a picture that somebody else has just deleted is not found, and neither is another page’s', async () => {
    const owner = await createAccount()
    const [memorial, other] = [await createMemorial({ owner }), await createMemorial({ owner })]
    const picture = await createPicture({ memorial })
    await expect(remove(actorFor(owner), other, picture.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await remove(actorFor(owner), memorial, picture.id)
    await expect(remove(actorFor(owner), memorial, picture.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(remove(actorFor(owner), memorial, 'ikke-et-id')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('is for those who write the page', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const hidden = await createMemorial({ owner, visibility: 'members' })
    const [open, closed] = [await createPicture({ memorial }), await createPicture({ memorial: hidden })]
    const [stranger, reader] = [await createAccount(), await createAccount()]
    await addMember(memorial, reader, 'first_reader')
    await expect(remove(visitor(), memorial, open.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(remove(actorFor(stranger), memorial, open.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(remove(actorFor(stranger), hidden, closed.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(remove(actorFor(reader), memorial, open.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
