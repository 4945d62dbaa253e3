import { exportInvoices, getInvoiceCase, listInvoices } from '@/lib/domain/invoices/console-queries'
import { readInvoicePdf, readInvoiceXml } from '@/lib/domain/invoices/file-queries'
import { getInvoiceByLink, getPaidInvoice } from '@/lib/domain/invoices/queries'
import { db } from '@/lib/server/db'
import { signatureOf } from '@/lib/server/signed-link'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import type { World } from '@/tests/access/world'
import { createInvoice, publicBuyer, someDraft } from '@/tests/factories/invoices'

const administratorsOnly = readOutcomes(403, { visitor: 401, administrator: 'ok' })
/** An invoice of the owner's company, the reseller: for the payer, its people and administrators. */
const theirs = async ({ people, reseller }: World) => {
  const receivable = { email: 'karen@eksempel.dk', userId: people.owner.id, resellerId: reseller.id }
  return { id: (await createInvoice({ receivable, buyer: publicBuyer(), lines: someDraft().lines })).id }
}
const concerned = { owner: 'ok', reseller: 'ok', administrator: 'ok' } as const

export const invoiceReads: Record<string, ReadRow> = {
  'invoices.get-invoice-by-link': {
    read: getInvoiceByLink,
    input: async (world) => {
      const { id } = await theirs(world)
      return { id, key: signatureOf('invoice', id) }
    },
    outcomes: readOutcomes('ok'),
  },
  'invoices.get-paid-invoice': {
    read: getPaidInvoice,
    input: async (world) => {
      const { id: invoiceId } = await theirs(world)
      const { id } = await db.payment.create({
        data: { invoiceId, purpose: 'invoice', method: 'card', provider: 'stripe', amountOere: 29_000 },
      })
      return { payment: id, key: signatureOf('payment', id) }
    },
    outcomes: readOutcomes('ok'),
  },
  'invoices.read-invoice-pdf': { read: readInvoicePdf, input: theirs, outcomes: readOutcomes(404, concerned) },
  'invoices.read-invoice-xml': { read: readInvoiceXml, input: theirs, outcomes: readOutcomes(404, concerned) },
  'invoices.list-invoices': {
    read: listInvoices,
    input: async (world) => {
      await theirs(world)
      return {}
    },
    outcomes: administratorsOnly,
  },
  'invoices.export-invoices': { read: exportInvoices, input: () => ({}), outcomes: administratorsOnly },
  'invoices.get-invoice-case': { read: getInvoiceCase, input: theirs, outcomes: administratorsOnly },
}
