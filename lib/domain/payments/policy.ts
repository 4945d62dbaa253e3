import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

/** Payments, invoices, bank files and figures are for full administrators; the workshop's staff have nothing to do with them. */
export function canManageMoney(actor: Actor): boolean {
  return isFullAdministrator(actor)
}
