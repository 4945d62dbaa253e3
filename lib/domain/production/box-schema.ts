import { z } from 'zod'
import { batchInput, type PieceState } from '@/lib/domain/production/schema'

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

/** The progress of a box, as shown to its reseller. */
type BoxState = 'waiting' | 'workshop' | 'ready' | 'on_its_way' | 'received'

export const boxStateTexts: Record<BoxState, string> = {
  waiting: 'I kø til værkstedet',
  workshop: 'I værkstedet',
  ready: 'Klar til afsendelse',
  on_its_way: 'På vej til jer',
  received: 'Modtaget hos jer',
}

type Sent = { shippedAt: unknown; receivedAt: unknown }

/** The state of a box, from the states of its pieces without the cancelled ones. */
export function boxState({ shippedAt, receivedAt }: Sent, pieces: readonly PieceState[]): BoxState {
  if (receivedAt) return 'received'
  if (shippedAt) return 'on_its_way'
  if (pieces.length > 0 && pieces.every((state) => state === 'packed')) return 'ready'
  return pieces.some((state) => state !== 'queued') ? 'workshop' : 'waiting'
}
