import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import { type Actor, isFullAdministrator, userIdOf } from '@/lib/shared/actor'

/** What decides about an agreement: who pays, and the caller's role on its page. */
export type AgreementSubject = { id: string; payerId: string | null; role: MemorialSubject['role']; hasKey: boolean }

/** Every member may buy for a page. */
export function canBuyFor(actor: Actor, page: Pick<MemorialSubject, 'role'>): boolean {
  return userIdOf(actor) !== null && page.role !== null
}

type Taken = { plan: 'premium' | 'livstid'; payerId: string | null; cancelledAt: Date | null }

/**
 * Whether another member may buy a plan that replaces this one: it was cancelled, or its payer's account is gone.
 * Livstid is paid for as long as the page is there, whoever paid.
 */
export function canTakeOver(userId: string | null, { plan, payerId, cancelledAt }: Taken): boolean {
  return plan !== 'livstid' && (payerId === null || (payerId !== userId && cancelledAt !== null))
}

export function isPayer(actor: Actor, { payerId }: Pick<AgreementSubject, 'payerId'>): boolean {
  const userId = userIdOf(actor)
  return userId !== null && payerId === userId
}

/** Members see their page's plan, the payer pays for it wherever it is, and administrators help. */
export function canSeeAgreement(actor: Actor, agreement: AgreementSubject): boolean {
  return isPayer(actor, agreement) || agreement.role !== null || isFullAdministrator(actor)
}

/** The payer alone changes, cancels and leaves. */
export function canDecide(actor: Actor, agreement: AgreementSubject): boolean {
  return isPayer(actor, agreement)
}

/** The payer, signed in or by the order's link. */
export function canWithdraw(actor: Actor, agreement: AgreementSubject): boolean {
  return agreement.hasKey || isPayer(actor, agreement)
}
