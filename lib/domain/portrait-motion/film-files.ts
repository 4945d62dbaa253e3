import 'server-only'
import { z } from 'zod'
import { storage } from '@/lib/integrations/storage/storage'
import type { RunContext } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineJob } from '@/lib/server/jobs'

/** Where the film of this work is stored. */
export function motionKey(madeId: string): string {
  const storageKey = `motion/${madeId}.mp4`
  return storageKey
}

/** Removes a film unless its row is there: ordered when the row is deleted, and before the film is written. */
export const removeMotionFilmJob = defineJob({
  name: 'remove-motion-film',
  isIrreversible: true,
  payload: z.object({ madeId: z.uuid() }),
  handle: async ({ madeId }) => {
    if ((await db.portraitMotion.count({ where: { madeId } })) > 0) return
    await storage.delete(motionKey(madeId))
  },
})

/** Deletes the rows of films now, and the films after the commit. Returns their ids. */
export async function removeMotions(
  { tx, enqueue }: Pick<RunContext, 'tx' | 'enqueue'>,
  which: { memorialId: string; madeId?: string },
): Promise<string[]> {
  const rows = await tx.portraitMotion.findMany({ where: which, select: { madeId: true } })
  const ids = rows.map(({ madeId }) => madeId)
  await tx.portraitMotion.deleteMany({ where: { madeId: { in: ids } } })
  for (const madeId of ids) await enqueue(removeMotionFilmJob, { madeId })
  return ids
}
