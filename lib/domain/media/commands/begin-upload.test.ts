import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { beginUpload } from '@/lib/domain/media/commands/begin-upload'
import { uploadPath } from '@/lib/domain/media/uploads/upload-files'
import { mediaLimits } from '@/lib/domain/pictures/media-limits'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { addMember, createMemorial } from '@/tests/factories/memorials'

const MB = 1024 * 1024
const begin = (actor: Actor, memorialId: string, said: object) =>
  execute(beginUpload, callerFor(actor), { memorialId, filename: 'a.jpg', filetype: '', bytes: 10, ...said })

describe('beginning an upload', () => {
  test('creates it for seven days, from what the browser reports about the file', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const { result } = await begin(actorFor(owner), memorial.slug, { filename: 'IMG_1.HEIC', bytes: 30 * MB })
    const row = await db.upload.findUniqueOrThrow({ where: { id: result.id } })
    expect(row).toMatchObject({ memorialId: memorial.id, userId: owner.id, kind: 'picture', bytes: 30 * MB })
    expect((row.expiresAt.getTime() - row.createdAt.getTime()) / 86_400_000).toBeCloseTo(7, 2)
    const audit = await db.auditEntry.findFirstOrThrow({
      where: { command: 'media.begin-upload', subjectId: memorial.id },
    })
    expect(audit.detail).toEqual({ upload: result.id, kind: 'picture' })
    // tus creates the file, after the row.
    expect(existsSync(uploadPath(result.id))).toBe(false)
  })

  test.each([
    ['brev.pdf', 'application/pdf', 10, 'FILE_KIND'],
    ['program.exe', '', 10, 'FILE_KIND'],
    ['stor.jpg', 'image/jpeg', 30 * MB + 1, 'FILE_TOO_LARGE'],
    ['film.mov', 'video/quicktime', 500 * MB + 1, 'FILE_TOO_LARGE'],
    ['stemme.m4a', '', 100 * MB + 1, 'FILE_TOO_LARGE'],
    ['tom.jpg', 'image/jpeg', 0, 'INVALID_INPUT'],
  ])('%s (%s) of %i bytes is refused before its first byte: %s', async (filename, filetype, bytes, code) => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    await expect(begin(actorFor(owner), memorial.id, { filename, filetype, bytes })).rejects.toMatchObject({ code })
    expect(await db.upload.count({ where: { memorialId: memorial.id } })).toBe(0)
  })

  test.each(['portraitId', 'coverId'])(
    'for %s anything is a picture, so that its bytes alone decide',
    async (place) => {
      const owner = await createAccount()
      const memorial = await createMemorial({ owner })
      const film = { place, filename: 'film.mp4', filetype: 'video/mp4' }
      const { result } = await begin(actorFor(owner), memorial.id, film)
      expect(await db.upload.findUniqueOrThrow({ where: { id: result.id } })).toMatchObject({ kind: 'picture' })
      await expect(begin(actorFor(owner), memorial.id, { ...film, bytes: 30 * MB + 1 })).rejects.toMatchObject({
        code: 'FILE_TOO_LARGE',
      })
    },
  )

  test('stops at the limit of films, including those by link, but still accepts pictures', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    await db.media.createMany({
      data: Array.from({ length: mediaLimits.video.most }, (_, index) => ({
        memorialId: memorial.id,
        kind: index % 2 ? ('video' as const) : ('video_link' as const),
        storageKey: `media/fyld-${memorial.id}-${index}`,
        width: 0,
        height: 0,
        widths: [],
        colour: '#000000',
        bytes: 1,
        contentType: 'video/mp4',
        checksum: '0'.repeat(64),
      })),
    })
    await expect(begin(actorFor(owner), memorial.id, { filename: 'a.mp4' })).rejects.toMatchObject({
      code: 'TOO_MANY_FILMS',
      context: { limit: '20' },
    })
    await begin(actorFor(owner), memorial.id, { filename: 'a.jpg' })
  })

  const film = { filename: 'a.mp4', bytes: 500 * MB }
  const codeOf = (answer: PromiseSettledResult<unknown>) =>
    answer.status === 'rejected' ? (answer.reason as { code?: string }).code : 'begun'

  test('stops when all unfinished uploads would fill the page, also when many begin at once', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const small = { filename: 'a.mp4', bytes: 10 }
    const begun = await Promise.allSettled(Array.from({ length: 24 }, () => begin(actorFor(owner), memorial.id, small)))
    expect(begun.map(codeOf).sort()).toEqual([
      ...Array(4).fill('UPLOADS_WAITING'),
      ...Array(mediaLimits.video.most).fill('begun'),
    ])
    await begin(actorFor(owner), memorial.id, {})
  })

  test('allows ten films of the largest size at a time, per page and per account', async () => {
    const [owner, editor] = [await createAccount(), await createAccount()]
    const [one, other] = [await createMemorial({ owner }), await createMemorial({ owner })]
    await addMember(one, editor, 'editor')
    const begun = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) => begin(actorFor(n % 2 ? owner : editor), one.id, film)),
    )
    expect(begun.filter((answer) => codeOf(answer) === 'begun')).toHaveLength(10)
    const elsewhere = await Promise.allSettled(Array.from({ length: 12 }, () => begin(actorFor(owner), other.id, film)))
    expect(elsewhere.map(codeOf)).toContain('UPLOADS_WAITING')
    expect(await db.upload.count({ where: { userId: owner.id } })).toBe(10)
  })

  test('replaces uploads begun more than a day ago', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    for (let n = 0; n < 10; n++) await begin(actorFor(owner), memorial.id, film)
    await expect(begin(actorFor(owner), memorial.id, film)).rejects.toMatchObject({ code: 'UPLOADS_WAITING' })
    const createdAt = new Date(Date.now() - 25 * 3600_000)
    await db.upload.updateMany({ where: { memorialId: memorial.id }, data: { createdAt } })
    await begin(actorFor(owner), memorial.id, film)
  })

  test('is for the page’s writers only', async () => {
    const owner = await createAccount()
    const [open, hidden] = [await createMemorial({ owner }), await createMemorial({ owner, state: 'draft' })]
    const outsider = actorFor(await createAccount())
    await expect(begin(visitor(), open.id, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(begin(outsider, open.id, {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(begin(outsider, hidden.id, {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
