import type { PieceState } from '@/lib/domain/production/schema'
import type { Actor } from '@/lib/shared/actor'

/** The workshop's staff and administrators of the whole house alike. */
export function canWorkInProduction(actor: Actor): boolean {
  return actor.kind === 'administrator'
}

/** A piece in one of these is still to be finished: its code cannot be in another batch. */
export const openStates = [
  'queued',
  'engraving',
  'quality_check',
  'passed',
  'packed',
  'stopped',
] as const satisfies PieceState[]

/** What may be made again or scanned again with a reason. */
export const reworkableStates: readonly PieceState[] = ['engraving', 'quality_check', 'passed', 'packed', 'stopped']

export function isOpen(state: PieceState): boolean {
  return state !== 'shipped' && state !== 'cancelled'
}

/** A batch goes out whole: every piece packed or given up. */
export function canShipCounts(counts: Record<PieceState, number>): boolean {
  const { queued, engraving, quality_check, passed, packed, stopped } = counts
  return packed > 0 && queued + engraving + quality_check + passed + stopped === 0
}
