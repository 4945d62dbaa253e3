import { expect, it } from 'vitest'
import { listInvoices } from '@/lib/domain/invoices/console-queries'
import { creditInvoice } from '@/lib/domain/invoices/credit-invoice'
import { readInvoiceView } from '@/lib/domain/invoices/read-invoice'
import { bookRefund, settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { administratorFor, createAccount } from '@/tests/factories/accounts'
import { createInvoice, inTransaction } from '@/tests/factories/invoices'

type Context = Parameters<Parameters<typeof inTransaction>[0]>[0]
const now = new Date()
const pay = (invoiceId: string) => (context: Context) =>
  settleInvoice(context, { invoiceId, amountOere: 10_000, bookedOn: '2026-11-03' })
const credit = (invoiceId: string) => (context: Context) =>
  creditInvoice(context, { invoiceId, amountOere: 5_000, text: 'Aftalt', now })
const refund = (invoiceId: string) => (context: Context) =>
  bookRefund(context, {
    invoiceId,
    refundId: crypto.randomUUID(),
    amountOere: 10_000,
    bookedOn: '2026-11-04',
    now,
  })

it.each([
  ['nothing', [], 'open', 29_000, 0],
  ['a credit note for a part', [credit], 'open', 24_000, 0],
  ['a payment of a part', [pay], 'partly_paid', 19_000, 10_000],
  ['both', [credit, pay], 'partly_paid', 14_000, 10_000],
  ['a payment that was paid back', [pay, refund], 'open', 29_000, 0],
] as const)('an invoice with %s says what was paid', async (_, acts, state, owedOere, paidOere) => {
  const { id, number } = await createInvoice()
  for (const act of acts) await inTransaction<unknown>(act(id))
  expect(await readInvoiceView(id)).toMatchObject({ state, owedOere, paidOere })
  const admin = administratorFor(await createAccount({ isAdmin: true }))
  expect((await listInvoices(admin, { search: String(number) })).items).toMatchObject([{ state, owedOere }])
})
