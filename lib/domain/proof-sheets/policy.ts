import type { ProofSheetStatus } from '@/lib/domain/proof-sheets/schema'
import { type Actor, isFullAdministrator, resellerOf } from '@/lib/shared/actor'

type Owned = { resellerId: string | null }

/** The reseller whose code it is, the house, and the workshop that cuts it. */
export function canReadProofSheet(actor: Actor, sheet: Owned): boolean {
  return actor.kind === 'administrator' || actsFor(actor, sheet)
}

/** Those who have a list of sheets: a reseller's is of its own. */
export function canReadProofSheets(actor: Actor): boolean {
  return actor.kind === 'administrator' || resellerOf(actor) !== null
}

/** The workshop reads alone: what is cut is agreed between the family and whoever sells the stone. */
export function canWriteProofSheet(actor: Actor, sheet: Owned): boolean {
  return isFullAdministrator(actor) || actsFor(actor, sheet)
}

function actsFor(actor: Actor, { resellerId }: Owned): boolean {
  const reseller = resellerOf(actor)
  return reseller !== null && resellerId === reseller.id
}

/** What may be done with a sheet in each state. An approved one never changes: a new one is made from it. */
export const canEdit = (status: ProofSheetStatus) => status === 'draft'
export const canSend = (status: ProofSheetStatus) => status === 'draft' || status === 'sent'
export const canWithdraw = (status: ProofSheetStatus) => status !== 'approved' && status !== 'withdrawn'
/** True when its next version stands in the same sheet; otherwise a new sheet begins as a copy of it. */
export const staysSameSheet = (status: ProofSheetStatus) => status === 'sent' || status === 'changes_requested'
