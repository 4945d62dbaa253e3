import 'server-only'
import { documentTitle, payInvoiceFormName } from '@/lib/domain/invoices/copy'
import { InvoiceError } from '@/lib/domain/invoices/errors'
import { payInvoiceInput } from '@/lib/domain/invoices/invoice-schema'
import { givenInvoicePath } from '@/lib/domain/invoices/paths'
import { assertLink } from '@/lib/domain/invoices/queries'
import { lockReceivable, readReceivable } from '@/lib/domain/invoices/receivables'
import { paymentMethods } from '@/lib/domain/payments/methods'
import { orderPayment } from '@/lib/domain/payments/order-payment'
import { paymentStartPath } from '@/lib/domain/payments/paths'
import { anyone, defineCommand } from '@/lib/server/command'
import { lockRow } from '@/lib/server/lock-rows'
import { userIdOf } from '@/lib/shared/actor'

/**
 * Starts a payment of what is owed, by the invoice's link. The amount is the receivable's, never the caller's. Throws
 * NOT_FOUND for another signature, INVOICE_NOT_OPEN and PAYING_UNAVAILABLE.
 */
export const payInvoice = defineCommand({
  name: 'invoices.pay-invoice',
  session: 'optional',
  input: payInvoiceInput,
  limits: (_input, { address }) => [{ name: 'pay-invoice', key: address, points: 60, seconds: 3600 }],
  load: async ({ id, key }) => assertLink(id, key),
  authorize: anyone,
  run: async (context, { id, method }) => {
    const { purchaseId } = await readReceivable(context.tx, id)
    // Before its invoice, as everywhere.
    if (purchaseId) await lockRow(context.tx, 'Purchase', purchaseId)
    const receivable = await lockReceivable(context.tx, id)
    if (receivable.status !== 'open' || receivable.owedOere === 0) throw new InvoiceError('INVOICE_NOT_OPEN')
    if (!paymentMethods().includes(method)) throw new InvoiceError('PAYING_UNAVAILABLE')
    const { paymentId } = await orderPayment(context, {
      purpose: 'invoice',
      amountOere: receivable.owedOere,
      method,
      email: receivable.email,
      purchaseId,
      invoiceId: id,
      description: documentTitle(receivable),
      keepCard: false,
      customerRef: null,
      requestedById: userIdOf(context.actor),
    })
    context.about({ type: 'invoice', id, detail: { number: receivable.number } })
    return { url: paymentStartPath(paymentId) }
  },
  form: {
    name: payInvoiceFormName,
    done: ({ url }) => url,
    back: givenInvoicePath,
    secret: ['key'],
  },
})
