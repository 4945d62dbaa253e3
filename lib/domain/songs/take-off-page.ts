import 'server-only'
import { withdrawMade } from '@/lib/domain/made-works/record-made'
import { removeMadePiece } from '@/lib/domain/music/made-piece'
import type { RunContext } from '@/lib/server/command'
import type { SignedInActor } from '@/lib/shared/actor'

/** Removes a song's sound from its page and closes its sheet; the account of it says who withdrew it, and when. */
export async function takeOffPage(context: RunContext<SignedInActor>, songId: string): Promise<void> {
  const { userId, fullName } = context.actor
  await withdrawMade(context, { songId }, { userId, name: fullName })
  await removeMadePiece(context, songId)
}
