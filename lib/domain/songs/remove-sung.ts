import 'server-only'
import { withdrawMade } from '@/lib/domain/made-works/withdraw-made'
import { removeSungFilesJob } from '@/lib/domain/songs/sung-files'
import type { RunContext } from '@/lib/server/command'
import type { SignedInActor } from '@/lib/shared/actor'

/**
 * Deletes what was sung of a song, now the rows and after the commit the files; the account of it says who withdrew it.
 * An order that failed goes too.
 */
export async function removeSung(context: RunContext<SignedInActor>, songId: string): Promise<void> {
  const { tx, actor } = context
  const orders = await tx.songOrder.findMany({
    where: { songId, made: { kind: 'song_voice' } },
    select: { madeId: true },
  })
  for (const { madeId } of orders) {
    await tx.songOrder.delete({ where: { madeId }, select: { madeId: true } })
    await withdrawMade(context, { id: madeId }, { userId: actor.userId, name: actor.fullName })
    await context.enqueue(removeSungFilesJob, { songId, madeId })
  }
}
