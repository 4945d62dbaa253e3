import 'server-only'
import { dateIsPast } from '@/lib/domain/production/copy'
import { canWorkInProduction } from '@/lib/domain/production/policy'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'
import { danishDay } from '@/lib/shared/danish-time'

/**
 * The batch a command is about. For everybody outside the workshop it is the same whether there is one: they are refused.
 * Throws NOT_FOUND to those inside.
 */
export async function findBatchSubject(actor: Actor, number: number): Promise<{ id: string } | null> {
  if (!canWorkInProduction(actor)) return null
  const row = await db.productionBatch.findUnique({ where: { number }, select: { id: true } })
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

/** Throws INVALID_INPUT at `dueOn` for a day (yyyy-mm-dd) that is over in Denmark: nothing can be shipped on it any more. */
export function assertDayToCome(dueOn: string): void {
  if (dueOn >= danishDay(new Date())) return
  throw new DomainError('INVALID_INPUT', {}, { dueOn: dateIsPast })
}
