import 'server-only'
import { ResellerError } from '@/lib/domain/resellers/errors'
import { Prisma, type Transaction } from '@/lib/server/db'
import type { DomainError } from '@/lib/server/errors'

/** Serialises transactions that write the same company number, until the transaction ends. */
export async function lockCvr(tx: Transaction, cvr: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`reseller-cvr:${cvr}`}, 0))`
}

/** CVR_TAKEN at its field if a write failed because another reseller has the number; null for other failures. */
export function cvrTaken(error: unknown): DomainError | null {
  const isTaken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
  return isTaken ? new ResellerError('CVR_TAKEN').at('cvr') : null
}
