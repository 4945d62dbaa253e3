import { describe, expect, test } from 'vitest'
import { restoreVersion } from '@/lib/domain/media/commands/restore-version'
import { saveVersion } from '@/lib/domain/media/commands/save-version'
import { renderVersionJob } from '@/lib/domain/media/versions/jobs'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPicture } from '@/tests/factories/media'
import { createMemorial, versionOf } from '@/tests/factories/memorials'

const restore = (actor: Actor, id: string, number: number | string) =>
  execute(restoreVersion, callerFor(actor), { id, number })

async function edited() {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const picture = await createPicture({ memorial })
  const columns = { version: true, width: true, height: true, widths: true } as const
  const read = () => db.media.findUniqueOrThrow({ where: { id: picture.id }, select: columns })
  const before = await read()
  const save = () => execute(saveVersion, callerFor(actorFor(owner)), { id: picture.id, seenVersion: 0, cropLeft: 50 })
  const render = async () => {
    const { id } = await db.mediaVersion.findFirstOrThrow({ where: { mediaId: picture.id, status: 'processing' } })
    await renderVersionJob.perform({ versionId: id })
  }
  return { owner, memorial, id: picture.id, read, before, save, render }
}

describe('restoring a version', () => {
  test('undoes all edits and redoes them, at once and for visitors too', async () => {
    const { owner, memorial, id, read, before, save, render } = await edited()
    await save()
    await render()
    const after = await read()
    expect(after).toMatchObject({ version: 1, width: 40, height: 60, widths: [40] })
    const version = await versionOf(memorial.id)
    expect((await restore(actorFor(owner), id, 0)).result).toEqual({ version: 0 })
    expect(await read()).toEqual(before)
    expect(await versionOf(memorial.id)).toBeGreaterThan(version)
    await restore(actorFor(owner), id, '1')
    expect(await read()).toEqual(after)
    expect(await db.mediaVersion.count({ where: { mediaId: id } })).toBe(1)
  })

  test('is refused while a version is processing, and for a version that does not exist', async () => {
    const { owner, id, read, before, save, render } = await edited()
    await save()
    await expect(restore(actorFor(owner), id, 0)).rejects.toMatchObject({ code: 'MEDIA_NOT_READY' })
    await render()
    await expect(restore(actorFor(owner), id, 2)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(restore(actorFor(owner), id, -1)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await restore(actorFor(owner), id, 0)
    await restore(actorFor(owner), id, 0)
    expect(await read()).toEqual(before)
  })

  test('is for the page’s writers only', async () => {
    const { id, save, render } = await edited()
    await save()
    await render()
    await expect(restore(visitor(), id, 0)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(restore(actorFor(await createAccount()), id, 0)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
