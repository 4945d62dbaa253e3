import 'server-only'
import { GALLERY_LIMIT } from '@/lib/domain/media/picture-limit'
import { type PictureView, pictureColumns, pictureView } from '@/lib/domain/media/picture-view'
import type { PreparedPicture } from '@/lib/domain/media/prepare-picture'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

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
  const position = place.contributionId ? await nextInPost(tx, place.contributionId) : await nextInGallery(tx, place)
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

async function nextInGallery(tx: Transaction, { memorialId }: Place): Promise<number> {
  await lockGallery(tx, memorialId)
  const { _count, _max } = await tx.media.aggregate({
    where: { memorialId, contributionId: null },
    _count: true,
    _max: { position: true },
  })
  if (_count >= GALLERY_LIMIT) throw new DomainError('TOO_MANY_PICTURES', { limit: GALLERY_LIMIT })
  return (_max.position ?? -1) + 1
}

/** Holds the gallery of a memorial until the transaction ends. Throws NOT_FOUND when the memorial is gone. */
export async function lockGallery(tx: Transaction, memorialId: string): Promise<void> {
  // Not FOR UPDATE: that would hold up visitors whose candles point to the same row.
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "Memorial" WHERE id = ${memorialId}::uuid FOR NO KEY UPDATE`
  if (rows.length === 0) throw new DomainError('NOT_FOUND')
}
