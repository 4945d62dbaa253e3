import 'server-only'
import type { Transaction } from '@/lib/server/db'

type Targets = { subscriptionId?: string | null; shopOrderId?: string | null; invoiceId?: string | null }
/** The column of what is paid for, as a condition or as data. */
export type TargetColumn = { subscriptionId: string } | { shopOrderId: string } | { invoiceId: string }

/**
 * What a payment is for, locked until the transaction ends: orders of payments for the same thing wait for each other.
 * Throws a RangeError unless exactly one is given.
 */
export async function lockTarget(tx: Transaction, targets: Targets): Promise<TargetColumn> {
  const target = targetOf(targets)
  const [id] = Object.values(target)
  // The rows belong to three concepts above this one, and an invoice cannot be locked for change.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`payment ${id}`}, 0))`
  return target
}

function targetOf({ subscriptionId, shopOrderId, invoiceId }: Targets): TargetColumn {
  const given: TargetColumn[] = []
  if (subscriptionId) given.push({ subscriptionId })
  if (shopOrderId) given.push({ shopOrderId })
  if (invoiceId) given.push({ invoiceId })
  const [target] = given
  if (!target || given.length > 1) throw new RangeError('A payment is for one thing')
  return target
}
