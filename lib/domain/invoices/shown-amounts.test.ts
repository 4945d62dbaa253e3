import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { getInvoicesFile } from '@/lib/domain/bookkeeping/export/export-queries'
import { getVat } from '@/lib/domain/bookkeeping/vat/vat-queries'
import { getInvoiceCase, listInvoices } from '@/lib/domain/invoices/console-queries'
import { creditInvoice } from '@/lib/domain/invoices/credit-invoice'
import { readInvoiceDocument } from '@/lib/domain/invoices/invoice-document'
import { writePeppol } from '@/lib/domain/invoices/peppol/write-peppol'
import { invoicePersonalData } from '@/lib/domain/invoices/personal-data'
import { readReceipts } from '@/lib/domain/subscriptions/read-receipts'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, createAccount } from '@/tests/factories/accounts'
import { createInvoice, inTransaction, publicBuyer } from '@/tests/factories/invoices'
import { createMemorial } from '@/tests/factories/memorials'
import { createPlanOrder } from '@/tests/factories/subscriptions'

// A day of its own, so that other tests' invoices are not in the file.
const now = new Date('2021-05-12T10:00:00Z')
const day = '2021-05-12'

it('a credit note is below zero in every list and file, and above zero in the e-invoice alone', async () => {
  const owner = await createAccount()
  const admin = { ...administratorFor(await createAccount({ isAdmin: true })), hasConfirmed: true }
  const { id: subscriptionId } = await createPlanOrder({ memorial: await createMemorial({ owner }), payer: owner })
  const receivable = { email: owner.email, userId: owner.id, subscriptionId }
  const { id: invoiceId } = await createInvoice({ now, receivable, buyer: publicBuyer() })
  const note = await inTransaction((context) =>
    creditInvoice(context, { invoiceId, amountOere: 10_000, text: 'Halvt', now }),
  )
  const { items } = await listInvoices(admin, { state: 'credit_note', search: String(note.number) })
  expect(items).toMatchObject([{ number: note.number, totalOere: -10_000, owedOere: 0 }])
  expect(await getInvoiceCase(admin, { id: note.id })).toMatchObject({
    netOere: -8000,
    vatOere: -2000,
    totalOere: -10_000,
    lines: [{ quantity: 1, unitNetOere: -8000, netOere: -8000, vatOere: -2000 }],
  })
  expect(await getInvoiceCase(admin, { id: invoiceId })).toMatchObject({
    totalOere: 29_000,
    creditableOere: 19_000,
    creditNotes: [{ totalOere: -10_000 }],
  })
  expect(await readReceipts(db, [subscriptionId])).toMatchObject([{ totalOere: -10_000 }, { totalOere: 29_000 }])
  const { invoices } = await invoicePersonalData.about(db, actorFor(owner))
  expect(invoices).toMatchObject([{ totalOere: 29_000 }, { totalOere: -10_000 }])
  const vat = await getVat(admin, { period: '2021-05' })
  expect(vat.items.find(({ id }) => id === note.id)).toMatchObject({ netOere: -8000, vatOere: -2000 })
  const { body } = await getInvoicesFile(admin, { from: day, to: day })
  const rows = Papa.parse<string[]>(await new Response(body).text(), { delimiter: ';' }).data
  const row = rows.find(([number]) => number === String(note.number))
  expect(row?.slice(7, 10)).toEqual(['-80,00', '-20,00', '-100,00'])
  const xml = writePeppol(await readInvoiceDocument(db, note.id))
  expect(xml).toContain('<cbc:PayableAmount currencyID="DKK">100.00<')
})
