import type { ExportFileStatus } from '@/lib/domain/exports/schema'
import type { QrCodeState } from '@/lib/domain/qr-codes/schema'
import { type Actor, resellerOf } from '@/lib/shared/actor'

/** Files are made again from the same options whenever they are wanted; rows and proofs stay for ever. */
export const exportFilesKeptDays = 90
const dayMs = 24 * 3600_000

/** Of exports that were ordered after this the files are still here. */
export function filesKeptSince(now = new Date()): Date {
  return new Date(now.getTime() - exportFilesKeptDays * dayMs)
}

export function areFilesKept({ createdAt }: { createdAt: Date }, now = new Date()): boolean {
  return createdAt > filesKeptSince(now)
}

/** The house, its workshop, and resellers for codes of their own. */
export function canOrderExports(actor: Actor): boolean {
  return actor.kind === 'administrator' || resellerOf(actor) !== null
}

/** The house and its workshop see all; a reseller sees what it ordered itself. */
export function canSeeExport(actor: Actor, { resellerId }: { resellerId: string | null }): boolean {
  if (actor.kind === 'administrator') return true
  const reseller = resellerOf(actor)
  return reseller !== null && resellerId === reseller.id
}

/** A withheld file leaves the house for nobody before it is released. */
export function mayLeave(status: ExportFileStatus): boolean {
  return status === 'proven' || status === 'released'
}

/** Nobody may engrave these; whatever was drawn before stays here. */
export const outOfUseStates = ['blocked', 'retired'] as const satisfies QrCodeState[]

export function isOutOfUse(state: QrCodeState): boolean {
  return outOfUseStates.some((outOfUse) => outOfUse === state)
}
