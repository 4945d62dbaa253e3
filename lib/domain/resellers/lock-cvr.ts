import 'server-only'
import type { Transaction } from '@/lib/server/db'

/** Serialises transactions that write the same company number, until the transaction ends. */
export async function lockCvr(tx: Transaction, cvr: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`reseller-cvr:${cvr}`}, 0))`
}

/** The same for applications of one account. */
export async function lockApplicant(tx: Transaction, userId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`reseller-applicant:${userId}`}, 0))`
}
