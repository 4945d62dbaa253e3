import 'server-only'
import type { CompanyView, InvoiceTermsView } from '@/lib/domain/resellers/schema'
import { canKeepStock } from '@/lib/domain/resellers/stock/policy'
import { db, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { type Actor, type ResellerMembership, resellerOf, type SignedInActor, userIdOf } from '@/lib/shared/actor'

/** The columns of a `CompanyView`. */
export const companyColumns = {
  companyName: true,
  cvr: true,
  contactName: true,
  email: true,
  phone: true,
  address: true,
  postcode: true,
  city: true,
  website: true,
} as const satisfies Record<keyof CompanyView, true>

/** The columns of an `InvoiceTermsView`. */
export const invoiceColumns = {
  collectsInvoices: true,
  paymentDays: true,
  invoiceEmail: true,
  ean: true,
  buyerReference: true,
  wantsEInvoice: true,
} as const satisfies Record<keyof InvoiceTermsView, true>

const columns = { id: true, companyName: true, contactName: true, email: true, status: true } as const

/** A reseller by its id, for administrators. Throws NOT_FOUND. */
export async function getReseller(id: string) {
  const row = await db.reseller.findUnique({ where: { id }, select: columns })
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

/** Makes a suspended reseller active. Returns false when it is, or there is none. */
export async function resumeReseller(tx: Transaction, id: string): Promise<boolean> {
  const { count } = await tx.reseller.updateMany({
    where: { id, status: 'suspended' },
    data: { status: 'active', suspendedReason: null, suspendedAt: null },
  })
  return count > 0
}

/** The active reseller that the caller acts for. Throws NOT_FOUND for accounts without one. */
export async function getActingReseller({ reseller }: SignedInActor) {
  if (!reseller) throw new DomainError('NOT_FOUND')
  return getReseller(reseller.id)
}

/** The caller's active reseller. Throws NOT_FOUND: for other callers a reseller's data does not exist. */
export function getMembership(actor: Actor): ResellerMembership {
  const membership = resellerOf(actor)
  if (!membership) throw new DomainError('NOT_FOUND')
  return membership
}

/** The caller's reseller, also while its agreement is suspended: it still pays, and its boxes still come. Throws NOT_FOUND. */
export async function getOwnCompany(actor: Actor): Promise<{ id: string }> {
  const userId = userIdOf(actor)
  const member = userId ? await db.resellerMember.findUnique({ where: { userId }, select: { resellerId: true } }) : null
  if (!member) throw new DomainError('NOT_FOUND')
  return { id: member.resellerId }
}

/** Shared by every read of the caller's own reseller; the subject is the membership. */
export const ofOwnReseller = {
  session: 'required' as const,
  load: async (_: unknown, actor: Actor) => getMembership(actor),
  authorize: canKeepStock,
}
