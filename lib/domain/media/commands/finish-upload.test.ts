import { existsSync, truncateSync } from 'node:fs'
import { v7 as newUuidV7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { finishUpload } from '@/lib/domain/media/commands/finish-upload'
import { uploadPath } from '@/lib/domain/media/uploads/upload-files'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createUpload } from '@/tests/factories/media'
import { addMember, createMemorial } from '@/tests/factories/memorials'
import { sample } from '@/tests/factories/samples'

const finish = (actor: Actor, id: string) => execute(finishUpload, callerFor(actor), { id })

async function arrived(body: Buffer, filename = 'billede.jpg') {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  return { owner, memorial, id: await createUpload({ user: owner, memorial, body, filename }) }
}

describe('finishing an upload', () => {
  test('adds it to the gallery once, also when finished twice, and enqueues its job', async () => {
    const { owner, memorial, id } = await arrived(await sample('phone.heic'))
    const told = await Promise.allSettled([finish(actorFor(owner), id), finish(actorFor(owner), id)])
    expect(told.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const row = await db.media.findFirstOrThrow({ where: { memorialId: memorial.id } })
    expect(row).toMatchObject({
      kind: 'picture',
      status: 'processing',
      createdById: owner.id,
      storageKey: `media/${id}`,
    })
    const queued = await db.$queryRaw<unknown[]>`
      SELECT 1 FROM pgboss.job WHERE name = 'process-media' AND data->>'mediaId' = ${row.id}`
    expect(queued).toHaveLength(1)
    // The job still needs the file.
    expect(existsSync(uploadPath(id))).toBe(true)
  })

  test('lets pages take turns: the first of another page comes before the second of this one, and none behind a film', async () => {
    const { owner, memorial, id } = await arrived(await sample('phone.heic'))
    const another = await arrived(await sample('phone.heic'))
    const film = { body: await sample('phone.mov'), filename: 'film.mov' }
    const more = [
      await createUpload({ user: owner, memorial, body: await sample('phone.heic'), filename: 'to.heic' }),
      await createUpload({ user: owner, memorial, ...film }),
    ]
    const ids: string[] = []
    for (const next of [id, ...more]) ids.push((await finish(actorFor(owner), next)).result.id)
    ids.push((await finish(actorFor(another.owner), another.id)).result.id)
    const jobs = await db.$queryRaw<{ name: string; priority: number }[]>`
      SELECT job.name, job.priority FROM unnest(${ids}::text[]) WITH ORDINALITY AS wanted(id, at)
      JOIN pgboss.job ON job.data->>'mediaId' = wanted.id ORDER BY wanted.at`
    expect(jobs).toEqual([
      { name: 'process-media', priority: 0 },
      { name: 'process-media', priority: -1 },
      { name: 'process-long-media', priority: -2 },
      { name: 'process-media', priority: 0 },
    ])
  })

  test('orders files as they were chosen, not as they arrived', async () => {
    const [owner, editor, body] = [await createAccount(), await createAccount(), await sample('phone.heic')]
    const memorial = await createMemorial({ owner })
    await addMember(memorial, editor, 'editor')
    const chosen = [newUuidV7(), newUuidV7(), newUuidV7(), newUuidV7()]
    const come = async (user: typeof owner, place: number) => {
      const filename = `${place}.heic`
      const id = await createUpload({ user, memorial, body, filename, ...(chosen[place] && { chosen: chosen[place] }) })
      return (await finish(actorFor(user), id)).result.id
    }
    const second = await come(owner, 1)
    const anothers = await come(editor, 0)
    const [fourth, third] = [await come(owner, 3), await come(owner, 2)]
    // Only the sender's files at the end are moved, not those before another person's.
    const first = await come(owner, 0)
    const rows = await db.media.findMany({
      where: { memorialId: memorial.id },
      orderBy: { position: 'asc' },
      select: { id: true },
    })
    expect(rows.map(({ id }) => id)).toEqual([second, anothers, first, third, fourth])
  })

  test('goes by the file’s bytes, not its name', async () => {
    const { owner, id } = await arrived(await sample('voice.webm'), 'film.webm')
    const { result } = await finish(actorFor(owner), id)
    expect(result).toMatchObject({ kind: 'recording', status: 'processing', file: null })
    const film = await arrived(await sample('phone.mov'), 'stemme.m4a')
    expect((await finish(actorFor(film.owner), film.id)).result).toMatchObject({
      kind: 'video',
      width: 96,
      height: 160,
    })
  })

  test('refuses a film or document sent as a portrait and leaves the gallery unchanged', async () => {
    for (const body of [await sample('phone.mov'), Buffer.from('%PDF')]) {
      const owner = await createAccount()
      const memorial = await createMemorial({ owner })
      const id = await createUpload({ user: owner, memorial, body, filename: 'film.mov', place: 'portraitId' })
      await expect(finish(actorFor(owner), id)).rejects.toMatchObject({ code: 'PICTURE_UNREADABLE' })
      expect(await db.media.count({ where: { memorialId: memorial.id } })).toBe(0)
    }
  })

  test('is a conflict while bytes are missing', async () => {
    const { owner, memorial, id } = await arrived(await sample('phone.mov'))
    truncateSync(uploadPath(id), 1000)
    await expect(finish(actorFor(owner), id)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await db.upload.count({ where: { memorialId: memorial.id } })).toBe(1)
  })

  test('is for its sender only, while they may edit the page', async () => {
    const { owner, memorial, id } = await arrived(await sample('phone.heic'))
    const editor = await createAccount()
    await addMember(memorial, editor, 'editor')
    await expect(finish(visitor(), id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(finish(actorFor(editor), id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await db.memorialMember.updateMany({ where: { userId: owner.id }, data: { role: 'viewer' } })
    await expect(finish(actorFor(owner), id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
