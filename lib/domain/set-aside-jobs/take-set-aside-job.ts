import 'server-only'
import type { Prisma, Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/** Takes the job out of those set aside: of two who decide at once, one does. Throws NOT_FOUND for the other. */
export async function takeSetAsideJob(
  tx: Transaction,
  id: string,
): Promise<{ queue: string; payload: Prisma.JsonValue }> {
  const row = await tx.setAsideJob.findUnique({ where: { id }, select: { queue: true, payload: true } })
  const { count } = await tx.setAsideJob.deleteMany({ where: { id } })
  if (!row || count === 0) throw new DomainError('NOT_FOUND')
  return row
}
