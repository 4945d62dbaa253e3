import 'server-only'
import { nextInGallery } from '@/lib/domain/media/gallery/gallery-room'
import type { PreparedPicture } from '@/lib/domain/media/pictures/prepare-picture'
import { type PictureView, pictureColumns, pictureView } from '@/lib/domain/pictures/picture-view'
import type { Transaction } from '@/lib/server/db'

type Place = {
  memorialId: string
  /** With it the picture belongs to that post; without it, to the gallery, behind the pictures that are there. */
  contributionId?: string
  caption?: string | null
  altText?: string | null
  createdById?: string | null
}

/**
 * Writes the row of a prepared picture and returns its view. A gallery never grows past its limit, also when several
 * arrive at once: the memorial's row is locked while they are counted. Throws NOT_FOUND and TOO_MANY_PICTURES.
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
