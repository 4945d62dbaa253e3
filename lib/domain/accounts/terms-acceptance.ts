import 'server-only'
import { AccountError } from '@/lib/domain/accounts/errors'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import type { Transaction } from '@/lib/server/db'

type TermsInput = { terms: boolean; termsVersion?: string | undefined }

/** A form that showed the terms must come back with the tick. Throws TERMS_NOT_ACCEPTED at the field `terms`. */
export function assertTermsTicked({ terms, termsVersion }: TermsInput): void {
  if (termsVersion === undefined || terms) return
  throw new AccountError('TERMS_NOT_ACCEPTED').at('terms')
}

/**
 * Records that a new account ticked the terms that are in force. Whoever was shown none, or an earlier version that
 * was replaced meanwhile, is recorded for nothing and asked once signed in.
 */
export async function recordTicked(
  tx: Transaction,
  userId: string,
  { terms, termsVersion }: TermsInput,
): Promise<void> {
  if (terms && termsVersion === legalDocuments.terms.version) await recordAcceptance(tx, userId)
}

/** Records that an account agreed to the terms in force; a second yes to the same version changes nothing. */
export async function recordAcceptance(tx: Transaction, userId: string): Promise<void> {
  const { version } = legalDocuments.terms
  await tx.termsAcceptance.createMany({ data: { userId, document: 'terms', version }, skipDuplicates: true })
}
