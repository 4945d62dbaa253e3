import { describe, expect, test } from 'vitest'
import { finishVersion } from '@/lib/domain/media/commands/finish-version'
import { saveVersion } from '@/lib/domain/media/commands/save-version'
import { removeUnknownVersionJob } from '@/lib/domain/media/pictures/jobs'
import { renderVersionJob } from '@/lib/domain/media/versions/jobs'
import { originalKey, variantKey } from '@/lib/domain/pictures/picture-files'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPicture } from '@/tests/factories/media'
import { createMemorial } from '@/tests/factories/memorials'

async function saved() {
  const owner = await createAccount()
  const picture = await createPicture({ memorial: await createMemorial({ owner }) })
  await execute(saveVersion, callerFor(actorFor(owner)), { id: picture.id, seenVersion: 0, light: 20 })
  const version = await db.mediaVersion.findFirstOrThrow({ where: { mediaId: picture.id } })
  return { owner, picture, version }
}

const made = { width: 80, height: 60, widths: [80], colour: '#aabbcc' }

describe('finishing a version', () => {
  test('is for the job only', async () => {
    const { owner, version } = await saved()
    const input = { versionId: version.id, made }
    await expect(execute(finishVersion, callerFor(visitor()), input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(execute(finishVersion, callerFor(actorFor(owner)), input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  test('twice shows it once: a version chosen meanwhile stays', async () => {
    const { picture, version } = await saved()
    await renderVersionJob.perform({ versionId: version.id })
    await db.media.update({ where: { id: picture.id }, data: { version: 0 } })
    await renderVersionJob.perform({ versionId: version.id })
    const system = callerFor({ kind: 'system', name: 'test' })
    await execute(finishVersion, system, { versionId: version.id, made })
    expect((await db.media.findUniqueOrThrow({ where: { id: picture.id } })).version).toBe(0)
  })

  test('marks the version as failed when the original is missing or broken; the picture is unchanged', async () => {
    for (const body of [null, Buffer.from('ikke et billede')]) {
      const { picture, version } = await saved()
      const key = originalKey(picture.prepared.storageKey, picture.prepared.contentType)
      if (body) await storage.put(key, body, { contentType: picture.prepared.contentType })
      else await storage.delete(key)
      await renderVersionJob.perform({ versionId: version.id })
      expect(await db.mediaVersion.findUniqueOrThrow({ where: { id: version.id } })).toMatchObject({ status: 'failed' })
      expect(await db.media.findUniqueOrThrow({ where: { id: picture.id } })).toMatchObject({ version: 0, width: 80 })
    }
  })

  test('leaves no files when the picture is deleted meanwhile', async () => {
    const { picture, version } = await saved()
    const job = renderVersionJob.perform({ versionId: version.id })
    await db.media.delete({ where: { id: picture.id } })
    await job
    expect(await storage.stat(variantKey(version.storageKey, 80))).toBeNull()
  })

  test('keeps its files through the clean-up a day later, until the version is deleted', async () => {
    const { version } = await saved()
    const key = variantKey(version.storageKey, 80)
    const payload = { storageKey: version.storageKey, keys: [key] }
    await renderVersionJob.perform({ versionId: version.id })
    await removeUnknownVersionJob.perform(payload)
    expect(await storage.stat(key)).not.toBeNull()
    await db.mediaVersion.delete({ where: { id: version.id } })
    await removeUnknownVersionJob.perform(payload)
    expect(await storage.stat(key)).toBeNull()
  })
})
