import 'server-only'
import { BookkeepingError } from '@/lib/domain/bookkeeping/errors'
import type { Transaction } from '@/lib/server/db'

/** An invoice by its number or its payment code, however it is spaced. Throws NO_SUCH_INVOICE at `field`. */
export async function findInvoice(tx: Transaction, typed: string, field: string): Promise<string> {
  const digits = typed.replace(/\D/g, '')
  const number = Number(digits)
  const row =
    (await tx.invoice.findUnique({ where: { paymentCode: digits }, select: { id: true } })) ??
    (number <= 2_147_483_647 ? await tx.invoice.findUnique({ where: { number }, select: { id: true } }) : null)
  if (!row) throw new BookkeepingError('NO_SUCH_INVOICE', { number: digits }).at(field)
  return row.id
}
