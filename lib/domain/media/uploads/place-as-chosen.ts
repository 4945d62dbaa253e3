import 'server-only'
import { v7 as newUuidV7 } from 'uuid'
import { nextInGallery } from '@/lib/domain/media/gallery/gallery-room'
import { storageKeyOf } from '@/lib/domain/media/uploads/upload-files'
import type { MediaKind } from '@/lib/domain/pictures/media-limits'
import type { Transaction } from '@/lib/server/db'

// Timestamp and counter of a UUIDv7: files chosen in the same millisecond differ only in the counter's last bits.
const orderedLength = '00000000-0000-7000-8000-00'.length
const chosenKey = new RegExp(`^${storageKeyOf('[0-9a-f]{8}-[0-9a-f]{4}-7')}`)

/** A new id that sorts by when the file was chosen. The rest is random, so that ids of others cannot be guessed. */
export function idAsChosen(chosen: string | null | undefined): string {
  const own = newUuidV7()
  return chosen ? chosen.toLowerCase().slice(0, orderedLength) + own.slice(orderedLength) : own
}

type Arrived = { memorialId: string; userId: string; storageKey: string; kind: MediaKind }

/**
 * Locks the gallery until the transaction ends and returns the position of a file that arrived: the end, but before the
 * trailing files that the same person chose later. Small files overtake large ones on the way. Throws the errors of
 * `nextInGallery`.
 */
export async function placeAsChosen(
  tx: Transaction,
  { memorialId, userId, storageKey, kind }: Arrived,
): Promise<number> {
  const last = await nextInGallery(tx, memorialId, kind)
  if (!chosenKey.test(storageKey)) return last
  const gallery = await tx.media.findMany({
    where: { memorialId, contributionId: null },
    orderBy: [{ position: 'desc' }, { id: 'desc' }],
    select: { position: true, storageKey: true, createdById: true },
  })
  const before = gallery.findIndex(
    (other) => other.createdById !== userId || !chosenKey.test(other.storageKey) || other.storageKey < storageKey,
  )
  const place = gallery.at(before === -1 ? gallery.length - 1 : before - 1)
  if (before === 0 || !place) return last
  await tx.media.updateMany({
    where: { memorialId, contributionId: null, position: { gte: place.position } },
    data: { position: { increment: 1 } },
  })
  return place.position
}
