import 'server-only'
import { eInvoiceFormName } from '@/lib/domain/invoices/copy'
import { InvoiceError } from '@/lib/domain/invoices/errors'
import { markEInvoiceInput } from '@/lib/domain/invoices/invoice-schema'
import { onInvoice } from '@/lib/domain/invoices/on-invoice'
import { partyOf } from '@/lib/domain/invoices/party'
import { lockReceivable } from '@/lib/domain/invoices/receivables'
import { defineCommand } from '@/lib/server/command'

/**
 * An administrator has sent an e-invoice, or decided that it is not to be sent; it can be corrected. Throws NOT_FOUND,
 * and NO_E_INVOICE for a buyer without an EAN or CVR number.
 */
export const markEInvoice = defineCommand({
  name: 'invoices.mark-e-invoice',
  ...onInvoice(eInvoiceFormName),
  input: markEInvoiceInput,
  run: async (context, { id, how, sentOn, reference }) => {
    const { number } = await lockReceivable(context.tx, id)
    const { buyer } = await context.tx.invoice.findUniqueOrThrow({ where: { id }, select: { buyer: true } })
    const { ean, cvr } = partyOf(buyer)
    if (!ean && !cvr) throw new InvoiceError('NO_E_INVOICE')
    await context.tx.receivable.update({
      where: { invoiceId: id },
      data:
        how === 'not_needed'
          ? { eInvoice: 'not_needed', eInvoiceWay: null, eInvoiceOn: null, eInvoiceRef: null, eInvoiceNote: reference }
          : {
              eInvoice: 'sent',
              eInvoiceWay: how,
              eInvoiceOn: new Date(sentOn),
              eInvoiceRef: reference,
              eInvoiceNote: null,
            },
    })
    context.about({ type: 'invoice', id, detail: { number, how, reference } })
    return { ok: true }
  },
})
