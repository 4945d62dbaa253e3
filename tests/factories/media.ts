import { attachPicture } from '@/lib/domain/media/attach-picture'
import type { PictureView } from '@/lib/domain/media/picture-view'
import { type PreparedPicture, preparePicture } from '@/lib/domain/media/prepare-picture'
import { drawHalves } from '@/lib/integrations/pictures/sample-pictures'
import { db } from '@/lib/server/db'
import { UploadedFile } from '@/lib/server/request-body'

/** A file as a browser would send it: a JPEG of the given size unless another body is given. */
export async function pictureFile(width = 80, height = 60, body?: Buffer): Promise<UploadedFile> {
  return new UploadedFile('billede.jpg', body ?? (await drawHalves(width, height).jpeg().toBuffer()))
}

/** Stores a small picture and writes its row, in the gallery or, with `contributionId`, with a post. */
export async function createPicture(place: {
  memorial: { id: string }
  contributionId?: string
  caption?: string
}): Promise<PictureView & { prepared: PreparedPicture }> {
  const prepared = await preparePicture(await pictureFile())
  const view = await db.$transaction((tx) =>
    attachPicture(tx, prepared, {
      memorialId: place.memorial.id,
      ...(place.contributionId ? { contributionId: place.contributionId } : {}),
      ...(place.caption ? { caption: place.caption } : {}),
    }),
  )
  return { ...view, prepared }
}
