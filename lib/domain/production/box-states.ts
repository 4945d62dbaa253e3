import type { PieceState } from '@/lib/domain/production/schema'

/** The progress of a box, as shown to its reseller. */
export type BoxState = 'waiting' | 'workshop' | 'ready' | 'on_its_way' | 'received'

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
