import 'server-only'
import { paidInvoiceInput, signedInvoiceInput } from '@/lib/domain/invoices/invoice-schema'
import { readInvoiceView } from '@/lib/domain/invoices/read-invoice'
import { paymentMethods } from '@/lib/domain/payments/methods'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { isSigned } from '@/lib/server/signed-link'
import { toOere } from '@/lib/shared/money'

/** The invoice of a signed link, and how it can be paid now. Throws NOT_FOUND for another signature. */
export const getInvoiceByLink = defineRead({
  name: 'invoices.get-invoice-by-link',
  session: 'optional',
  input: signedInvoiceInput,
  load: async ({ id, key }) => assertLink(id, key),
  // The signature is the key.
  authorize: anyone,
  run: async (_actor, { id }) => ({ invoice: await readInvoiceView(id), methods: paymentMethods() }),
})

/** Throws NOT_FOUND unless the key is the signature of this invoice. */
export function assertLink(id: string, key: string): void {
  if (!isSigned('invoice', id, key)) throw new DomainError('NOT_FOUND')
}

/** What a payment by link paid for: the receipt. Throws NOT_FOUND. */
export const getPaidInvoice = defineRead({
  name: 'invoices.get-paid-invoice',
  session: 'optional',
  input: paidInvoiceInput,
  load: ({ payment, key }) => findPayment(payment, key),
  authorize: anyone,
  run: async (_actor, _input, { invoiceId, amountOere, status, paidAt, method }) => ({
    status,
    method,
    amountOere: toOere(amountOere),
    paidAt: paidAt?.toISOString() ?? null,
    invoice: await readInvoiceView(invoiceId),
  }),
})

async function findPayment(id: string, key: string) {
  const columns = { invoiceId: true, amountOere: true, status: true, paidAt: true, method: true } as const
  const row = isSigned('payment', id, key) ? await db.payment.findUnique({ where: { id }, select: columns }) : null
  if (!row?.invoiceId) throw new DomainError('NOT_FOUND')
  return { ...row, invoiceId: row.invoiceId }
}
