import { expect, it } from 'vitest'
import { getVat } from '@/lib/domain/bookkeeping/vat/vat-queries'
import { creditInvoice } from '@/lib/domain/invoices/credit-invoice'
import { linesInclVat } from '@/lib/domain/invoices/invoice-lines'
import { administratorFor, createAccount } from '@/tests/factories/accounts'
import { createInvoice, inTransaction } from '@/tests/factories/invoices'

it('counts each document in the quarter of its own date in Denmark, also a credit note', async () => {
  const lines = (priceOere: number) => linesInclVat([{ text: 'Plade', quantity: 1, priceOere, account: '1012' }])
  // Half an hour into the second quarter in Denmark, and half an hour before it.
  await createInvoice({ now: new Date('2018-03-31T22:30:00Z'), lines: lines(50_000) })
  const { id, number } = await createInvoice({ now: new Date('2018-03-31T21:30:00Z'), lines: lines(100_000) })
  await inTransaction((context) =>
    creditInvoice(context, { invoiceId: id, amountOere: 'rest', text: 'Fortrudt', now: new Date('2018-04-02') }),
  )
  const actor = administratorFor(await createAccount({ isAdmin: true }))
  const [first, second] = [await getVat(actor, { period: '2018-K1' }), await getVat(actor, { period: '2018-K2' })]
  expect(first).toMatchObject({ vatOere: 20_000, netOere: 80_000, invoices: 1, creditNotes: 0 })
  expect(first.items).toMatchObject([{ number, vatOere: 20_000, issuedOn: '2018-03-31' }])
  expect(second).toMatchObject({ vatOere: -10_000, netOere: -40_000, invoices: 1, creditNotes: 1 })
  expect(second.items.map(({ vatOere }) => vatOere).toSorted((a, b) => a - b)).toEqual([-20_000, 10_000])
  for (const view of [first, second]) {
    expect(view.documents).toEqual({ vatOere: view.vatOere, netOere: view.netOere })
  }
})
