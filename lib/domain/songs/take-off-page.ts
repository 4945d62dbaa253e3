import 'server-only'
import { withdrawMade } from '@/lib/domain/made-works/withdraw-made'
import { removePictures } from '@/lib/domain/media/pictures/remove-pictures'
import { pageEdited } from '@/lib/domain/memorials/page-changes'
import type { SongRow } from '@/lib/domain/songs/song-row'
import type { RunContext } from '@/lib/server/command'
import type { SignedInActor } from '@/lib/shared/actor'

/** Removes a song's sound from its page and closes its sheet; the account of it says who withdrew it, and when. */
export async function takeOffPage(
  context: RunContext<SignedInActor>,
  { id, memorialId, piece }: Pick<SongRow, 'id' | 'memorialId' | 'piece'>,
): Promise<void> {
  const { userId, fullName } = context.actor
  await withdrawMade(context, { songId: id }, { userId, name: fullName })
  if (!piece) return
  await removePictures(context, { id: piece.mediaId })
  await pageEdited(context, memorialId)
}
