import 'server-only'
import { bookEntry } from '@/lib/domain/invoices/book-entry'
import { writeOffFormName } from '@/lib/domain/invoices/copy'
import { InvoiceError } from '@/lib/domain/invoices/errors'
import { writeOffInput } from '@/lib/domain/invoices/invoice-schema'
import { onInvoice } from '@/lib/domain/invoices/on-invoice'
import { readReceivable } from '@/lib/domain/invoices/receivables'
import { bookAndBegin } from '@/lib/domain/settlement/settle'
import { defineCommand } from '@/lib/server/command'
import { danishDay } from '@/lib/shared/danish-time'

/**
 * Gives up what is still owed: a loss, not a credit. After a part payment it starts what was bought. Throws NOT_FOUND
 * and INVOICE_NOT_OPEN.
 */
export const writeOff = defineCommand({
  name: 'bookkeeping.write-off',
  ...onInvoice(writeOffFormName),
  input: writeOffInput,
  run: async (context, { id, reason }) => {
    const now = new Date()
    const owedOere = await bookAndBegin(context, { invoiceId: id, now }, async () => {
      const receivable = await readReceivable(context.tx, id)
      const { kind, status, owedOere: amountOere } = receivable
      if (kind !== 'invoice' || status !== 'open' || amountOere === 0) throw new InvoiceError('INVOICE_NOT_OPEN')
      const entry = { kind: 'write_off', amountOere, bookedOn: danishDay(now), note: reason, now } as const
      await bookEntry(context, receivable, entry)
      return amountOere
    })
    context.about({ type: 'invoice', id, detail: { owedOere, reason } })
    return { ok: true }
  },
})
