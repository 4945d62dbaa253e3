import { z } from 'zod'
import type { JobQueue } from '@/lib/server/jobs'

export type MotionTurn = { madeId: string }

/** A call that was begun is never made again by the queue: it would cost twice. */
export const makeMotionQueue: JobQueue<MotionTurn> = {
  name: 'make-motion',
  payload: z.object({ madeId: z.uuid() }),
}
