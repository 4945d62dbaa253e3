import 'server-only'
import { z } from 'zod'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { defineJob } from '@/lib/server/jobs'

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
