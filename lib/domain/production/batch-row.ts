import 'server-only'
import { dateIsPast } from '@/lib/domain/production/copy'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { danishDay } from '@/lib/shared/danish-time'

/** The id of a batch by its number. Throws NOT_FOUND. */
export async function getBatchId(tx: Transaction, number: number): Promise<string> {
  const row = await tx.productionBatch.findUnique({ where: { number }, select: { id: true } })
  if (!row) throw new DomainError('NOT_FOUND')
  return row.id
}

/** Throws INVALID_INPUT at `dueOn` for a day (yyyy-mm-dd) that is past in Denmark. */
export function assertDayToCome(dueOn: string): void {
  if (dueOn >= danishDay(new Date())) return
  throw new DomainError('INVALID_INPUT', {}, { dueOn: dateIsPast })
}
