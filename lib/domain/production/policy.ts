import type { PieceState } from '@/lib/domain/production/schema'
import type { Actor } from '@/lib/shared/actor'

/** Workshop staff and full administrators alike. */
export function canWorkInProduction(actor: Actor): boolean {
  return actor.kind === 'administrator'
}

/** For declaring a read or command of the workshop. */
export const forWorkshop = { session: 'required', authorize: canWorkInProduction } as const

/** States of a piece in production, whose code cannot be in another batch. */
export const openStates = [
  'queued',
  'engraving',
  'quality_check',
  'passed',
  'packed',
  'stopped',
] as const satisfies PieceState[]

/** States from which a piece may be reworked. */
export const reworkableStates: readonly PieceState[] = ['engraving', 'quality_check', 'passed', 'packed', 'stopped']

export function isOpen(state: PieceState): boolean {
  return state !== 'shipped' && state !== 'cancelled'
}

/** A batch ships whole: every piece is packed or cancelled, and at least one is packed. */
export function canShipCounts(counts: Record<PieceState, number>): boolean {
  const { queued, engraving, quality_check, passed, packed, stopped } = counts
  return packed > 0 && queued + engraving + quality_check + passed + stopped === 0
}
