import { expect, test } from 'vitest'
import { addAlbum } from '@/lib/domain/media/commands/add-album'
import { addFilmLink } from '@/lib/domain/media/commands/add-film-link'
import { deleteMedia } from '@/lib/domain/media/commands/delete-media'
import { finishUpload } from '@/lib/domain/media/commands/finish-upload'
import { orderAlbums } from '@/lib/domain/media/commands/order-albums'
import { orderMedia } from '@/lib/domain/media/commands/order-media'
import { removeAlbum } from '@/lib/domain/media/commands/remove-album'
import { restoreVersion } from '@/lib/domain/media/commands/restore-version'
import { saveVersion } from '@/lib/domain/media/commands/save-version'
import { setPoster } from '@/lib/domain/media/commands/set-poster'
import { updateAlbum } from '@/lib/domain/media/commands/update-album'
import { updateAlbumMedia } from '@/lib/domain/media/commands/update-album-media'
import { updateMedia } from '@/lib/domain/media/commands/update-media'
import { uploadPicture } from '@/lib/domain/media/commands/upload-picture'
import { processMediaJob } from '@/lib/domain/media/uploads/jobs'
import { renderVersionJob } from '@/lib/domain/media/versions/jobs'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { createAlbum } from '@/tests/factories/albums'
import { createArrived, createPicture, createUpload, pictureFile } from '@/tests/factories/media'
import { createOldPage, longAgo } from '@/tests/factories/old-page'
import { phoneJpeg } from '@/tests/factories/sample-pictures'

const link = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

/** An old page with two pictures and two albums. */
async function oldPage() {
  const { memorial, ...page } = await createOldPage()
  const [first, second] = [await createPicture({ memorial }), await createPicture({ memorial })]
  const [album, other] = [await createAlbum({ memorial }), await createAlbum({ memorial })]
  const ids = { first: first.id, second: second.id, album: album.id, other: other.id }
  await page.settle()
  return { ...page, memorial, id: memorial.id, ...ids }
}

type Page = Awaited<ReturnType<typeof oldPage>>

async function edited({ caller, first }: Page): Promise<{ versionId: string }> {
  await execute(saveVersion, caller, { id: first, seenVersion: 0, light: 20 })
  const { id } = await db.mediaVersion.findFirstOrThrow({ where: { mediaId: first }, select: { id: true } })
  return { versionId: id }
}

const edits: [string, (page: Page) => Promise<unknown>][] = [
  [
    'a picture was uploaded',
    async ({ caller, id }) => execute(uploadPicture, caller, { id, file: await pictureFile() }),
  ],
  [
    'a resumable upload became ready',
    async ({ user, memorial, settle }) => {
      const { id } = await createArrived({ user, memorial, body: await phoneJpeg(400, 300) })
      const { storageKey } = await db.media.findUniqueOrThrow({ where: { id }, select: { storageKey: true } })
      await settle()
      await processMediaJob.perform({ mediaId: id, storageKey })
    },
  ],
  ['a film was added', ({ caller, id }) => execute(addFilmLink, caller, { id, link })],
  [
    'a film got its still',
    async ({ caller, id, settle }) => {
      const { result } = await execute(addFilmLink, caller, { id, link })
      await settle()
      await execute(setPoster, caller, { id, mediaId: result.id, file: await pictureFile() })
    },
  ],
  [
    'a caption was written',
    ({ caller, id, first }) => execute(updateMedia, caller, { id, mediaId: first, caption: 'Ø' }),
  ],
  ['the order changed', ({ caller, id, first, second }) => execute(orderMedia, caller, { id, ids: [second, first] })],
  ['a picture was edited', async (page) => renderVersionJob.perform(await edited(page))],
  [
    'a picture was restored to its original',
    async (page) => {
      await renderVersionJob.perform(await edited(page))
      await page.settle()
      await execute(restoreVersion, page.caller, { id: page.first, number: 0 })
    },
  ],
  ['a picture was deleted', ({ caller, id, first }) => execute(deleteMedia, caller, { id, mediaId: first })],
  ['an album was created', ({ caller, id }) => execute(addAlbum, caller, { id, title: 'Rejser' })],
  [
    'an album was renamed',
    ({ caller, id, album }) => execute(updateAlbum, caller, { id, albumId: album, title: 'Jul' }),
  ],
  [
    'an album got pictures',
    ({ caller, id, album, first }) => execute(updateAlbumMedia, caller, { id, ids: [first], albumId: album }),
  ],
  [
    'the albums were reordered',
    ({ caller, id, album, other }) => execute(orderAlbums, caller, { id, ids: [other, album] }),
  ],
  ['an album was deleted', ({ caller, id, album }) => execute(removeAlbum, caller, { id, albumId: album })],
]

test.each(edits)('lastmod changes when %s', async (_, edit) => {
  const page = await oldPage()
  const before = new Date()
  await edit(page)
  expect((await page.lastmod())?.getTime()).toBeGreaterThanOrEqual(before.getTime())
})

test('what no visitor sees leaves lastmod unchanged', async () => {
  const page = await oldPage()
  const body = await phoneJpeg(400, 300)
  const id = await createUpload({ user: page.user, memorial: page.memorial, body })
  await execute(finishUpload, page.caller, { id })
  await execute(saveVersion, page.caller, { id: page.first, seenVersion: 0, light: 20 })
  expect(await page.lastmod()).toEqual(longAgo)
})
