import { v7 as newUuidV7 } from 'uuid'
import { describe, expect, test, vi } from 'vitest'
import { acceptCut } from '@/lib/domain/media/commands/accept-cut'
import { updateMedia } from '@/lib/domain/media/commands/update-media'
import { processMediaJob } from '@/lib/domain/media/uploads/jobs'
import { listGallery } from '@/lib/domain/memorial-page/page-query'
import { updateMemorial } from '@/lib/domain/memorials/commands/update-memorial'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createArrived, createPicture, createReady, createUpload } from '@/tests/factories/media'
import { addMember, createMemorial, versionOf } from '@/tests/factories/memorials'
import { phoneJpeg } from '@/tests/factories/sample-pictures'

/** A page whose editor has sent a portrait that is not ready yet. */
async function portraitUnderWay() {
  const [owner, editor] = [await createAccount(), await createAccount()]
  const memorial = await createMemorial({ owner })
  await addMember(memorial, editor, 'editor')
  const send = async (part = 1) => {
    const file = await phoneJpeg(300, 200)
    const body = file.subarray(0, file.length * part)
    return createArrived({ user: editor, memorial, body, place: 'portraitId' })
  }
  return { owner, editor, memorial, send, sent: await send() }
}

async function work({ id }: { id: string }): Promise<void> {
  const { storageKey } = await db.media.findUniqueOrThrow({ where: { id } })
  await processMediaJob.perform({ mediaId: id, storageKey })
}

const headsOf = ({ id }: { id: string }) =>
  db.memorial.findUniqueOrThrow({ where: { id }, select: { id: true, portraitId: true, coverId: true } })

/** What visitors see: the portrait, and the pictures beside it. */
async function seen(memorial: { id: string }) {
  const { portrait, pictures } = await listGallery(await headsOf(memorial))
  return { portrait: portrait?.id ?? null, pictures: pictures.items.map(({ id }) => id) }
}

const choose = async (user: Parameters<typeof actorFor>[0], memorial: { id: string }, portraitId: string | null) =>
  execute(updateMemorial, callerFor(actorFor(user)), { id: memorial.id, portraitId })

describe('a picture sent as portrait', () => {
  test('is the portrait once its job has run, though its sender has left, and never among the pictures', async () => {
    const { memorial, sent } = await portraitUnderWay()
    expect(await seen(memorial)).toEqual({ portrait: null, pictures: [] })
    const { revision } = await db.memorial.findUniqueOrThrow({ where: { id: memorial.id } })
    await work(sent)
    expect(await seen(memorial)).toEqual({ portrait: sent.id, pictures: [] })
    // An editor that has the page open learns of it.
    expect(await db.memorial.findUniqueOrThrow({ where: { id: memorial.id } })).toMatchObject({
      revision: revision + 1,
    })
    const steps = await db.$queryRaw<unknown[]>`
      SELECT 1 FROM pgboss.job WHERE name = 'make-picture-steps' AND data->>'mediaId' = ${sent.id}`
    expect(steps).toHaveLength(1)
  })

  test('is the cover when it was sent as that', async () => {
    const { editor, memorial } = await portraitUnderWay()
    const cover = await createReady({ user: editor, memorial, body: await phoneJpeg(300, 200), place: 'coverId' })
    expect(await headsOf(memorial)).toMatchObject({ portraitId: null, coverId: cover.id })
  })

  test.each([
    ['another', true],
    ['none', false],
  ])('does not displace what another editor chose meanwhile: %s', async (_, hasOther) => {
    const { owner, memorial, sent } = await portraitUnderWay()
    const other = hasOther ? (await createPicture({ memorial })).id : null
    await choose(owner, memorial, other)
    await work(sent)
    expect(await seen(memorial)).toEqual({ portrait: other, pictures: [] })
  })

  test.each([-3600_000, 3600_000])(
    'is weighed against a choice by the database, though one process is %i ms off',
    async (offMs) => {
      const { owner, editor, memorial, sent } = await portraitUnderWay()
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offMs })
      const chosen = await createPicture({ memorial })
      await choose(owner, memorial, chosen.id)
      vi.useRealTimers()
      await work(sent)
      expect(await seen(memorial)).toEqual({ portrait: chosen.id, pictures: [] })
      const last = await createReady({ user: editor, memorial, body: await phoneJpeg(300, 200), place: 'portraitId' })
      expect(await seen(memorial)).toMatchObject({ portrait: last.id })
    },
  )

  test('displaces what was chosen before it, which stays among the pictures if it was one', async () => {
    const { owner, editor, memorial } = await portraitUnderWay()
    const before = await createPicture({ memorial })
    await choose(owner, memorial, before.id)
    const after = await createReady({ user: editor, memorial, body: await phoneJpeg(300, 200), place: 'portraitId' })
    expect(await seen(memorial)).toEqual({ portrait: after.id, pictures: [before.id] })
  })

  test('gives way to the one sent after it, whichever is ready first', async () => {
    for (const turn of [(ids: string[]) => ids, (ids: string[]) => ids.toReversed()]) {
      const { memorial, send, sent } = await portraitUnderWay()
      const second = await send()
      for (const id of turn([sent.id, second.id])) await work({ id })
      expect(await seen(memorial)).toEqual({ portrait: second.id, pictures: [] })
    }
  })

  test('changes nothing when its sender lost the right meanwhile', async () => {
    const { editor, memorial, sent } = await portraitUnderWay()
    await db.memorialMember.updateMany({ where: { userId: editor.id }, data: { role: 'viewer' } })
    await work(sent)
    expect(await db.media.findUniqueOrThrow({ where: { id: sent.id } })).toMatchObject({ status: 'ready' })
    expect(await seen(memorial)).toEqual({ portrait: null, pictures: [] })
  })

  test('sent twice under one name is one portrait, and does not come back after another was chosen', async () => {
    const { owner, editor, memorial } = await portraitUnderWay()
    const again = {
      user: editor,
      memorial,
      body: await phoneJpeg(300, 200),
      chosen: newUuidV7(),
      place: 'portraitId' as const,
    }
    expect(await createUpload(again)).toBe(await createUpload(again))
    const sent = await createReady(again)
    expect(await seen(memorial)).toEqual({ portrait: sent.id, pictures: [] })
    await choose(owner, memorial, null)
    await createUpload(again)
    await work(sent)
    expect(await seen(memorial)).toEqual({ portrait: null, pictures: [] })
  })

  test('that lacks a part becomes it when its family wants it all the same', async () => {
    const { owner, memorial, send } = await portraitUnderWay()
    const cut = await send(0.8)
    await work(cut)
    expect(await seen(memorial)).toEqual({ portrait: null, pictures: [] })
    await execute(acceptCut, callerFor(actorFor(owner)), { id: memorial.id, mediaId: cut.id })
    expect(await seen(memorial)).toEqual({ portrait: cut.id, pictures: [] })
  })

  test('comes among the pictures when its family puts it there, and the page changes', async () => {
    const { owner, memorial, sent } = await portraitUnderWay()
    await work(sent)
    await choose(owner, memorial, null)
    const before = await versionOf(memorial.id)
    await execute(updateMedia, callerFor(actorFor(owner)), { id: memorial.id, mediaId: sent.id, head: null })
    expect(await seen(memorial)).toEqual({ portrait: null, pictures: [sent.id] })
    expect(await versionOf(memorial.id)).toBeGreaterThan(before)
  })
})
