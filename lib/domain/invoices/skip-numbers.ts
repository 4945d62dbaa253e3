import 'server-only'
import { firstNumber } from '@/lib/domain/invoices/issue-invoice'
import type { Transaction } from '@/lib/server/db'

/** Of how many days the number of documents says how many may have been lost. */
const countedDays = 60
/** A restore goes back fourteen days at most; this many times what those had before. */
const margin = { times: 4, least: 500 }

/**
 * Leaves out numbers that a lost document may have, up to a full thousand, so that no number is used twice. Returns the
 * first and the last of them.
 */
export async function skipNumbers(tx: Transaction, now: Date): Promise<{ first: number; last: number }> {
  const series = await tx.invoiceSeries.findUnique({ where: { name: 'sales' }, select: { lastNumber: true } })
  const since = new Date(now.getTime() - countedDays * 24 * 3600_000)
  const issued = await tx.invoice.count({ where: { issuedOn: { gte: since } } })
  const first = (series?.lastNumber ?? firstNumber - 1) + 1
  const last = Math.ceil((first + margin.least + margin.times * issued) / 1000) * 1000
  await tx.invoiceSeries.upsert({
    where: { name: 'sales' },
    create: { name: 'sales', lastNumber: last },
    update: { lastNumber: last },
  })
  return { first, last }
}
