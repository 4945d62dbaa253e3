import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { saveVersion } from '@/lib/domain/media/commands/save-version'
import { renderVersionJob } from '@/lib/domain/media/versions/jobs'
import { findPictureForEdit, listVersions } from '@/lib/domain/media/versions/queries'
import { originalKey, variantKey } from '@/lib/domain/pictures/picture-files'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPicture } from '@/tests/factories/media'
import { addMember, createMemorial, versionOf } from '@/tests/factories/memorials'

const save = (actor: Actor, id: string, recipe: object, seenVersion = 0) =>
  execute(saveVersion, callerFor(actor), { id, seenVersion, ...recipe })

/** Runs the enqueued renders. */
async function renderAll(mediaId: string) {
  const waiting = await db.mediaVersion.findMany({ where: { mediaId, status: 'processing' }, select: { id: true } })
  for (const { id } of waiting) await renderVersionJob.perform({ versionId: id })
}

async function family() {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  return { owner, memorial, picture: await createPicture({ memorial }) }
}

async function bytesOf(key: string): Promise<Buffer> {
  const stored = await storage.get(key)
  const chunks: Uint8Array[] = []
  if (stored) for await (const chunk of stored.stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

describe('saving a version', () => {
  test('renders it from the original, shows it to visitors, and leaves the original unchanged, byte for byte', async () => {
    const { owner, memorial, picture } = await family()
    const { storageKey, contentType } = picture.prepared
    const before = await bytesOf(originalKey(storageKey, contentType))
    expect((await save(actorFor(owner), picture.id, { turns: 1, blackAndWhite: true })).result).toEqual({ number: 1 })
    expect(await db.media.findUniqueOrThrow({ where: { id: picture.id } })).toMatchObject({ version: 0, width: 80 })
    const pageBefore = await versionOf(memorial.id)
    await renderAll(picture.id)
    expect(await versionOf(memorial.id)).toBeGreaterThan(pageBefore)
    const row = await db.media.findUniqueOrThrow({ where: { id: picture.id }, include: { versions: true } })
    expect(row).toMatchObject({ version: 1, width: 60, height: 80, widths: [60], storageKey })
    const [version] = row.versions
    expect(version).toMatchObject({ number: 1, status: 'ready', createdById: owner.id, widths: [60] })
    const shown = await bytesOf(variantKey(version?.storageKey ?? '', 60))
    const { channels } = await sharp(shown).stats()
    expect(Math.abs((channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 255))).toBeLessThan(3)
    expect(await bytesOf(originalKey(storageKey, contentType))).toEqual(before)
    expect(await storage.stat(variantKey(storageKey, 80))).not.toBeNull()
    const audit = await db.auditEntry.findFirstOrThrow({
      where: { command: 'media.save-version', subjectId: memorial.id },
    })
    expect(audit).toMatchObject({ actorId: owner.id, detail: { picture: picture.id, version: 1 } })
  })

  test('renders from the original, not the previous version, and the editor opens with the recipe', async () => {
    const { owner, picture } = await family()
    await save(actorFor(owner), picture.id, { cropLeft: 50 })
    await renderAll(picture.id)
    await save(actorFor(owner), picture.id, { cropTop: 50, light: -10 }, 1)
    await renderAll(picture.id)
    expect(await db.media.findUniqueOrThrow({ where: { id: picture.id } })).toMatchObject({
      version: 2,
      width: 80,
      height: 30,
    })
    const opened = await findPictureForEdit(actorFor(owner), { id: picture.id })
    expect(opened).toMatchObject({ shown: 2 })
    expect(opened?.versions[2]?.recipe).toMatchObject({ cropTop: 50, light: -10, cropLeft: 0 })
    expect(opened?.original).toMatchObject({ src: `/media/${picture.id}/80.webp`, width: 80, height: 60 })
    expect(opened?.versions.map(({ number, by }) => [number, by])).toEqual([
      [0, null],
      [1, owner.fullName],
      [2, owner.fullName],
    ])
  })

  test('keeps the first of two edits of the same version; the second is a conflict', async () => {
    const { owner, memorial, picture } = await family()
    const sister = await createAccount()
    await addMember(memorial, sister, 'editor')
    const results = await Promise.allSettled([
      save(actorFor(owner), picture.id, { light: 10 }),
      save(actorFor(sister), picture.id, { light: -10 }),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await renderAll(picture.id)
    await expect(save(actorFor(sister), picture.id, { light: 5 })).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(save(actorFor(sister), picture.id, { light: 5 }, 1)).resolves.toBeTruthy()
  })

  test('refuses an invalid recipe, one that leaves no picture, and one that changes nothing', async () => {
    const { owner, picture } = await family()
    const refused = (recipe: object, field: string) =>
      expect(save(actorFor(owner), picture.id, recipe)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        fields: { [field]: expect.stringMatching(/\.$/) },
      })
    await refused({ straighten: 16 }, 'straighten')
    await refused({ turns: 1.5 }, 'turns')
    await refused({ light: 'lys' }, 'light')
    await refused({ cropLeft: 60, cropRight: 40 }, 'cropRight')
    await refused({}, 'form')
    expect(await db.mediaVersion.count({ where: { mediaId: picture.id } })).toBe(0)
  })

  test('is for the page’s writers only, of visible and ready pictures', async () => {
    const { owner, memorial, picture } = await family()
    const hidden = await createPicture({ memorial: await createMemorial({ owner, visibility: 'members' }) })
    const [outsider, reader] = [await createAccount(), await createAccount()]
    await addMember(memorial, reader, 'first_reader')
    const recipe = { light: 10 }
    await expect(save(visitor(), picture.id, recipe)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(save(actorFor(outsider), picture.id, recipe)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(save(actorFor(reader), picture.id, recipe)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(save(actorFor(outsider), hidden.id, recipe)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(save(actorFor(owner), randomUUID(), recipe)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(listVersions(actorFor(reader), { id: picture.id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await findPictureForEdit(actorFor(outsider), { id: picture.id })).toBeNull()
    await db.media.update({ where: { id: picture.id }, data: { status: 'processing' } })
    await expect(save(actorFor(owner), picture.id, recipe)).rejects.toMatchObject({ code: 'MEDIA_NOT_READY' })
  })
})
