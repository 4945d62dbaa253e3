import { type Actor, isFullAdministrator, resellerOf, userIdOf } from '@/lib/shared/actor'

/** Whoever pays, the people of the company that pays, and full administrators. */
export function canReadInvoice(actor: Actor, invoice: { userId: string | null; resellerId: string | null }): boolean {
  if (isFullAdministrator(actor)) return true
  const userId = userIdOf(actor)
  const resellerId = resellerOf(actor)?.id
  return (userId !== null && invoice.userId === userId) || (!!resellerId && invoice.resellerId === resellerId)
}
