import { z } from 'zod'
import type { BoxState } from '@/lib/domain/production/box-states'
import { batchInput } from '@/lib/domain/production/schema'

/** `no` undoes a receipt. */
export const receiveBatchInput = batchInput.extend({
  received: z.enum(['yes', 'no'], 'Svar, om forsendelsen er kommet.').default('yes'),
})

/** How long a receipt can be undone, in ms. */
export const receiptUndoMs = 24 * 3600_000

/** A reseller's box, from the workshop to receipt. Times are ISO 8601 in UTC. */
export type BoxView = {
  number: number
  pieces: number
  state: BoxState
  shippedAt: string | null
  carrier: string | null
  trackingNumber: string | null
  /** The carrier's tracking page, for carriers we know. */
  trackingUrl: string | null
  receivedAt: string | null
  receivedByName: string | null
  canUndo: boolean
}
