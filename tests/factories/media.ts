import { writeFile } from 'node:fs/promises'
import type { UserView } from '@/lib/domain/accounts/schema'
import { beginUpload } from '@/lib/domain/media/commands/begin-upload'
import { finishUpload } from '@/lib/domain/media/commands/finish-upload'
import { galleryColumns, galleryItem } from '@/lib/domain/media/gallery/gallery'
import { attachPicture, type PreparedPicture, preparePicture } from '@/lib/domain/media/pictures/new-picture'
import type { GalleryItem, UploadPlace } from '@/lib/domain/media/schema'
import { processMediaJob } from '@/lib/domain/media/uploads/jobs'
import { createUploadFile, uploadPath } from '@/lib/domain/media/uploads/upload-files'
import type { PictureView } from '@/lib/domain/pictures/picture-view'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { UploadedFile } from '@/lib/server/request-body'
import { actorFor, callerFor } from '@/tests/factories/accounts'
import { drawHalves } from '@/tests/factories/sample-pictures'

/** An uploaded file: a JPEG of the given size, or `body`. */
export async function pictureFile(width = 80, height = 60, body?: Buffer): Promise<UploadedFile> {
  return new UploadedFile('billede.jpg', body ?? (await drawHalves(width, height).jpeg().toBuffer()))
}

/** Stores a small picture and its row, in the gallery or, with `contributionId`, on a post. */
export async function createPicture(place: {
  memorial: { id: string }
  contributionId?: string
  caption?: string
}): Promise<PictureView & { prepared: PreparedPicture }> {
  const prepared = await preparePicture(await pictureFile(), { from: 'test' })
  const view = await db.$transaction((tx) =>
    attachPicture(tx, prepared, {
      memorialId: place.memorial.id,
      ...(place.contributionId ? { contributionId: place.contributionId } : {}),
      ...(place.caption ? { caption: place.caption } : {}),
    }),
  )
  return { ...view, prepared }
}

type Sent = {
  user: UserView
  memorial: { id: string }
  body: Buffer
  filename?: string
  filetype?: string
  albumId?: string
  chosen?: string
  place?: UploadPlace
  recorded?: 'ja' | 'nej'
}

/** A file fully uploaded through /api/uploads, but not finished. Returns the upload's id. */
export async function createUpload({ user, memorial, body, ...said }: Sent): Promise<string> {
  const { result } = await execute(beginUpload, callerFor(actorFor(user)), {
    memorialId: memorial.id,
    filename: 'billede.jpg',
    ...said,
    bytes: body.length,
  })
  await createUploadFile(result.id)
  await writeFile(uploadPath(result.id), body)
  return result.id
}

/** As `createUpload`, finished and waiting for its job. */
export async function createArrived(sent: Sent): Promise<GalleryItem> {
  const id = await createUpload(sent)
  return (await execute(finishUpload, callerFor(actorFor(sent.user)), { id })).result
}

/** As `createArrived`, processed by its job. Returns it as its family sees it. */
export async function createReady(sent: Sent): Promise<GalleryItem> {
  const { id } = await createArrived(sent)
  const { storageKey } = await db.media.findUniqueOrThrow({ where: { id } })
  await processMediaJob.perform({ mediaId: id, storageKey })
  return galleryItem(await db.media.findUniqueOrThrow({ where: { id }, select: galleryColumns }))
}
