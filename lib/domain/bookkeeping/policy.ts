import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

/** Invoices, bank files and figures are for full administrators; the workshop's staff have nothing to do with them. */
export function canKeepBooks(actor: Actor): boolean {
  return isFullAdministrator(actor)
}
