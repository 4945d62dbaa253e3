import { z } from 'zod'
import type { BoxState } from '@/lib/domain/production/box-states'
import { batchInput } from '@/lib/domain/production/schema'

/** `no` takes it back. */
export const receiveBatchInput = batchInput.extend({
  received: z.enum(['yes', 'no'], 'Svar, om kassen er kommet.').default('yes'),
})

/** For so long a press too many can be taken back, in ms. */
export const receiptUndoMs = 24 * 3600_000

/** A box on its way through the workshop and to its reseller. Times are ISO 8601 in UTC. */
export type BoxView = {
  number: number
  pieces: number
  state: BoxState
  shippedAt: string | null
  carrier: string | null
  trackingNumber: string | null
  /** The carrier's own page, where we know it. */
  trackingUrl: string | null
  receivedAt: string | null
  receivedByName: string | null
  canUndo: boolean
}
