import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

/** Payments, refunds and what differs from the provider are for full administrators. */
export function canManagePayments(actor: Actor): boolean {
  return isFullAdministrator(actor)
}
