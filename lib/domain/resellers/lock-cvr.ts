import 'server-only'
import type { Transaction } from '@/lib/server/db'

/** Two who write about the same company number wait for each other until the first is through. */
export async function lockCvr(tx: Transaction, cvr: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`reseller-cvr:${cvr}`}, 0))`
}

/** Two applications of the same account wait for each other as well. */
export async function lockApplicant(tx: Transaction, userId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`reseller-applicant:${userId}`}, 0))`
}
