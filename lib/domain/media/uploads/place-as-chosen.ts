import 'server-only'
import { v7 as newUuidV7 } from 'uuid'
import { nextInGallery } from '@/lib/domain/media/gallery/gallery-room'
import { storageKeyOf } from '@/lib/domain/media/uploads/upload-files'
import type { MediaKind } from '@/lib/domain/pictures/media-limits'
import type { Transaction } from '@/lib/server/db'

// Time and counter as `uuid` writes them: files chosen in the same millisecond differ in the last bits of these alone.
const orderedLength = '00000000-0000-7000-8000-00'.length
const chosenKey = new RegExp(`^${storageKeyOf('[0-9a-f]{8}-[0-9a-f]{4}-7')}`)

/** An id of ours that sorts by when the sender chose the file. The rest is chance, so that nobody can name another's. */
export function idAsChosen(chosen: string | null | undefined): string {
  const own = newUuidV7()
  return chosen ? chosen.toLowerCase().slice(0, orderedLength) + own.slice(orderedLength) : own
}

type Arrived = { memorialId: string; userId: string; storageKey: string; kind: MediaKind }

/**
 * Holds the gallery until the transaction ends and returns the place of a file that came: the last, but before those at
 * the end that the same person chose after it. Small pictures overtake large ones on the way, and forty from a holiday
 * are chosen in their order. Throws what `nextInGallery` does.
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
