import type { ProofSheetStatus } from '@/lib/domain/proof-sheets/schema'
import { type Actor, isFullAdministrator, resellerOf } from '@/lib/shared/actor'

type Owned = { resellerId: string | null }

/** The reseller who has the code, administrators, and the workshop. */
export function canReadProofSheet(actor: Actor, sheet: Owned): boolean {
  return actor.kind === 'administrator' || actsFor(actor, sheet)
}

/** May list sheets; resellers see only their own. */
export function canReadProofSheets(actor: Actor): boolean {
  return actor.kind === 'administrator' || resellerOf(actor) !== null
}

/** Not the workshop: the family and the seller agree on what is cut. */
export function canWriteProofSheet(actor: Actor, sheet: Owned): boolean {
  return isFullAdministrator(actor) || actsFor(actor, sheet)
}

function actsFor(actor: Actor, { resellerId }: Owned): boolean {
  const reseller = resellerOf(actor)
  return reseller !== null && resellerId === reseller.id
}

/** What each status allows. An approved sheet never changes; it is copied to a new one. */
export const canEdit = (status: ProofSheetStatus) => status === 'draft'
export const canSend = (status: ProofSheetStatus) => status === 'draft' || status === 'sent'
export const canWithdraw = (status: ProofSheetStatus) => status !== 'approved' && status !== 'withdrawn'
/** Whether the next version is in the same sheet; otherwise the sheet is copied to a new one. */
export const staysSameSheet = (status: ProofSheetStatus) => status === 'sent' || status === 'changes_requested'
