import 'server-only'
import {
  invoiceInput,
  ownInvoicesInput,
  paidInvoiceInput,
  signedInvoiceInput,
} from '@/lib/domain/invoices/invoice-schema'
import { canReadInvoice } from '@/lib/domain/invoices/policy'
import { invoiceSummary, readInvoiceView, summaryColumns } from '@/lib/domain/invoices/read-invoice'
import type { InvoicePage, InvoiceView } from '@/lib/domain/invoices/views'
import { paymentMethods } from '@/lib/domain/payments/methods'
import { anyone, anySignedIn } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { isSigned } from '@/lib/server/signed-link'
import type { Actor } from '@/lib/shared/actor'
import { danishDay } from '@/lib/shared/danish-time'
import { toOere } from '@/lib/shared/money'

const perPage = 30

/** One's own invoice, or one's company's. Throws NOT_FOUND. */
export const getInvoice = defineRead({
  name: 'invoices.get-invoice',
  session: 'required',
  input: invoiceInput,
  load: ({ id }, actor) => findReadable(id, actor),
  authorize: canReadInvoice,
  run: (_actor, { id }): Promise<InvoiceView> => readInvoiceView(id),
})

/** Throws NOT_FOUND for what this caller may not see. */
export async function findReadable(id: string, actor: Actor) {
  const row = await db.receivable.findUnique({ where: { invoiceId: id }, select: { userId: true, resellerId: true } })
  if (!row || !canReadInvoice(actor, row)) throw new DomainError('NOT_FOUND')
  return row
}

/** Invoices and credit notes of the caller and of the company it acts for, newest first. */
export const listOwnInvoices = defineRead({
  name: 'invoices.list-own-invoices',
  session: 'required',
  input: ownInvoicesInput,
  authorize: anySignedIn,
  run: async ({ userId, reseller }, { cursor }): Promise<InvoicePage> => {
    const rows = await db.receivable.findMany({
      where: {
        OR: [{ userId }, ...(reseller ? [{ resellerId: reseller.id }] : [])],
        ...(cursor ? { invoiceId: { lt: cursor } } : {}),
      },
      orderBy: { invoiceId: 'desc' },
      take: perPage + 1,
      select: summaryColumns,
    })
    const today = danishDay(new Date())
    const items = rows.slice(0, perPage).map((row) => invoiceSummary(row, today))
    return { items, nextCursor: rows.length > perPage ? (items.at(-1)?.id ?? null) : null }
  },
})

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
    ...{ status, method, amountOere: toOere(amountOere), paidAt: paidAt?.toISOString() ?? null },
    invoice: await readInvoiceView(invoiceId),
  }),
})

async function findPayment(id: string, key: string) {
  const columns = { invoiceId: true, amountOere: true, status: true, paidAt: true, method: true } as const
  const row = isSigned('payment', id, key) ? await db.payment.findUnique({ where: { id }, select: columns }) : null
  if (!row?.invoiceId) throw new DomainError('NOT_FOUND')
  return { ...row, invoiceId: row.invoiceId }
}
