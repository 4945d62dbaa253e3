import 'server-only'
import { AccountError } from '@/lib/domain/accounts/errors'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import type { Transaction } from '@/lib/server/db'

type TermsInput = { terms: boolean; termsVersion?: string | undefined }

/** Throws TERMS_NOT_ACCEPTED at `terms` when a form showed the terms and the box is not ticked. */
export function assertTermsTicked({ terms, termsVersion }: TermsInput): void {
  if (termsVersion === undefined || terms) return
  throw new AccountError('TERMS_NOT_ACCEPTED').at('terms')
}

/**
 * Records that a new account accepted the terms in force. Records nothing when the form showed none or an outdated
 * version; the account is then asked after signing in.
 */
export async function recordTicked(
  tx: Transaction,
  userId: string,
  { terms, termsVersion }: TermsInput,
): Promise<void> {
  if (terms && termsVersion === legalDocuments.terms.version) await recordAcceptance(tx, userId)
}

/** Records that an account accepted the terms in force. Idempotent. */
export async function recordAcceptance(tx: Transaction, userId: string): Promise<void> {
  const { version } = legalDocuments.terms
  await tx.termsAcceptance.createMany({ data: { userId, document: 'terms', version }, skipDuplicates: true })
}
