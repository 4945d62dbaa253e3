import type { ExportFileStatus } from '@/lib/domain/exports/schema'
import { type Actor, resellerOf } from '@/lib/shared/actor'
import { dayMs } from '@/lib/shared/durations'

/** The files can always be made again from the same options; rows and proofs are kept for ever. */
export const exportFilesKeptDays = 90

/** Exports ordered after this moment still have their files. */
export function filesKeptSince(now = new Date()): Date {
  return new Date(now.getTime() - exportFilesKeptDays * dayMs)
}

export function areFilesKept({ createdAt }: { createdAt: Date }, now = new Date()): boolean {
  return createdAt > filesKeptSince(now)
}

/** Staff, and resellers for codes of their own. */
export function canOrderExports(actor: Actor): boolean {
  return actor.kind === 'administrator' || resellerOf(actor) !== null
}

/** Staff see all; a reseller sees its own orders. */
export function canSeeExport(actor: Actor, { resellerId }: { resellerId: string | null }): boolean {
  if (actor.kind === 'administrator') return true
  const reseller = resellerOf(actor)
  return reseller !== null && resellerId === reseller.id
}

/** Nobody gets a withheld file before it is released. */
export function mayLeave(status: ExportFileStatus): boolean {
  return status === 'proven' || status === 'released'
}
