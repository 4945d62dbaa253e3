import 'server-only'
import { MediaError } from '@/lib/domain/media/errors'
import { lockMemorial } from '@/lib/domain/memorials/lock-memorial'
import { countedKind, type MediaKind, mediaLimits } from '@/lib/domain/pictures/media-limits'
import type { Transaction } from '@/lib/server/db'

/**
 * Locks the gallery until the transaction ends and returns the position after its last item. Throws NOT_FOUND, and
 * TOO_MANY_PICTURES, TOO_MANY_FILMS or TOO_MANY_VOICES when the gallery is full of this kind.
 */
export async function nextInGallery(tx: Transaction, memorialId: string, kind: MediaKind): Promise<number> {
  await lockMemorial(tx, memorialId)
  await assertRoom(tx, memorialId, kind)
  const { _max } = await tx.media.aggregate({
    where: { memorialId, contributionId: null },
    _max: { position: true },
  })
  return (_max.position ?? -1) + 1
}

const tooMany = { picture: 'TOO_MANY_PICTURES', video: 'TOO_MANY_FILMS', recording: 'TOO_MANY_VOICES' } as const

/** Throws TOO_MANY_* when the gallery is full of this kind. Reliable only under the gallery's lock. */
export async function assertRoom(
  database: Pick<Transaction, 'media'>,
  memorialId: string,
  kind: MediaKind,
): Promise<void> {
  const counted = countedKind(kind)
  const count = await database.media.count({
    where: {
      memorialId,
      contributionId: null,
      kind: counted === 'video' ? { in: ['video', 'video_link'] } : counted,
    },
  })
  const { most } = mediaLimits[counted]
  if (count >= most) throw new MediaError(tooMany[counted], { limit: most.toLocaleString('da-DK') })
}
