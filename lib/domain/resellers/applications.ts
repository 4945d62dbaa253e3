import 'server-only'
import { ResellerError } from '@/lib/domain/resellers/errors'
import { companyColumns } from '@/lib/domain/resellers/resellers'
import { db, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { SignedInActor } from '@/lib/shared/actor'

const columns = {
  id: true,
  userId: true,
  ...companyColumns,
  termsVersion: true,
  processorVersion: true,
  createdAt: true,
  status: true,
  resellerId: true,
} as const

/** An application by its id. Throws NOT_FOUND. */
export async function getApplication(id: string) {
  const row = await db.resellerApplication.findUnique({ where: { id }, select: columns })
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

type Decision = { id: string; status: 'approved' | 'rejected'; reason?: string }

/** Decides an application. Throws APPLICATION_DECIDED to the second of two concurrent callers. */
export async function decide(tx: Transaction, actor: SignedInActor, { id, ...decision }: Decision): Promise<void> {
  const by = { decidedById: actor.userId, decidedByName: actor.fullName }
  const { count } = await tx.resellerApplication.updateMany({
    where: { id, status: 'waiting' },
    data: { ...decision, ...by, decidedAt: new Date() },
  })
  if (count === 0) throw new ResellerError('APPLICATION_DECIDED')
}

/** Serialises applications of one account, until the transaction ends. */
export async function lockApplicant(tx: Transaction, userId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`reseller-applicant:${userId}`}, 0))`
}
