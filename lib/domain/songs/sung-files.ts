import 'server-only'
import { z } from 'zod'
import { withdrawMade } from '@/lib/domain/made-works/record-made'
import { storage } from '@/lib/integrations/storage/storage'
import type { RunContext } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineJob } from '@/lib/server/jobs'
import type { SignedInActor } from '@/lib/shared/actor'

type Sung = { songId: string; madeId: string }

/** Where a sung song is stored: an MP3, evened and marked. */
export function sungKey({ songId, madeId }: Sung): string {
  const storageKey = `songs/${songId}/${madeId}/sung.mp3`
  return storageKey
}

/** The same as the provider sent it, until it is evened: what was paid for outlives a process. */
export function receivedKey({ songId, madeId }: Sung): string {
  const storageKey = `songs/${songId}/${madeId}/sent.mp3`
  return storageKey
}

/**
 * Removes a sung song unless its order has it: ordered when the order is deleted, and before anything is stored.
 */
export const removeSungFilesJob = defineJob({
  name: 'remove-sung-files',
  isIrreversible: true,
  payload: z.object({ songId: z.uuid(), madeId: z.uuid() }),
  handle: async (sung) => {
    const order = await db.songOrder.findUnique({ where: { madeId: sung.madeId }, select: { status: true } })
    if (order?.status === 'making') throw new Error('still being made')
    await storage.delete(receivedKey(sung))
    if (order?.status !== 'ready') await storage.delete(sungKey(sung))
  },
})

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
