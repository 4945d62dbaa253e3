import { expect, it } from 'vitest'
import { getVat } from '@/lib/domain/bookkeeping/vat/vat-queries'
import { bookEntry } from '@/lib/domain/invoices/book-entry'
import { creditInvoice } from '@/lib/domain/invoices/credit-invoice'
import { linesInclVat } from '@/lib/domain/invoices/invoice-lines'
import { lockReceivable } from '@/lib/domain/invoices/receivables'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { administratorFor, createAccount } from '@/tests/factories/accounts'
import { createInvoice, inTransaction } from '@/tests/factories/invoices'

type Booking = Parameters<Parameters<typeof inTransaction>[0]>[0] & { bookedOn: string; now: Date }

it('takes the moms of a loss off in the period it is written off, and adds it again when it is paid', async () => {
  const actor = administratorFor(await createAccount({ isAdmin: true }))
  const { id, number } = await createInvoice({ now: new Date('2017-02-03T10:00:00Z') })
  const on = (bookedOn: string, book: (context: Booking) => Promise<unknown>) =>
    inTransaction((context) => book({ ...context, bookedOn, now: new Date(`${bookedOn}T10:00:00Z`) }))
  await on('2017-05-04', async ({ bookedOn, now, ...context }) =>
    bookEntry(context, await lockReceivable(context.tx, id), { kind: 'write_off', amountOere: 29_000, bookedOn, now }),
  )
  await on('2017-08-01', ({ bookedOn, now, ...context }) =>
    settleInvoice(context, { invoiceId: id, amountOere: 10_000, bookedOn, now }),
  )
  const [sold, lost, paid] = await Promise.all(
    ['2017-K1', '2017-K2', '2017-K3'].map((period) => getVat(actor, { period })),
  )
  expect(sold).toMatchObject({ dueOere: 5800, vatOere: 5800, losses: [] })
  expect(lost).toMatchObject({ dueOere: -5800, vatOere: 0, lossVatOere: 5800 })
  expect(lost?.losses).toEqual([
    { invoiceId: id, number, buyer: 'Karen Holm', bookedOn: '2017-05-04', lossOere: 29_000, vatOere: 5800 },
  ])
  expect(paid).toMatchObject({ dueOere: 2000, vatOere: 0, losses: [{ lossOere: -10_000, vatOere: -2000 }] })
})

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
