import 'server-only'
import { nextInGallery } from '@/lib/domain/media/gallery/gallery-room'
import type { PreparedPicture } from '@/lib/domain/media/pictures/prepare-picture'
import { type PictureView, pictureColumns, pictureView } from '@/lib/domain/pictures/picture-view'
import type { Transaction } from '@/lib/server/db'

type Place = {
  memorialId: string
  /** The post the picture belongs to; without it, the picture goes to the end of the gallery. */
  contributionId?: string
  caption?: string | null
  altText?: string | null
  createdById?: string | null
}

/**
 * Writes the row of a prepared picture and returns its view. The memorial's row is locked while pictures are counted,
 * so the gallery's limit also holds for concurrent uploads. Throws NOT_FOUND and TOO_MANY_PICTURES.
 */
export async function attachPicture(tx: Transaction, prepared: PreparedPicture, place: Place): Promise<PictureView> {
  const position = place.contributionId
    ? await nextInPost(tx, place.contributionId)
    : await nextInGallery(tx, place.memorialId, 'picture')
  const row = await tx.media.create({
    data: {
      ...prepared,
      memorialId: place.memorialId,
      contributionId: place.contributionId ?? null,
      caption: place.caption || null,
      altText: place.altText || null,
      createdById: place.createdById ?? null,
      position,
    },
    select: pictureColumns,
  })
  return pictureView(row)
}

function nextInPost(tx: Transaction, contributionId: string): Promise<number> {
  return tx.media.count({ where: { contributionId } })
}
