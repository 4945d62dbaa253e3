import * as bank from '@/lib/domain/bookkeeping/bank-queries'
import * as exports from '@/lib/domain/bookkeeping/export/export-queries'
import {
  getAccountMoney,
  getOwed,
  getPageMoney,
  getResellerMoney,
  listInvoicePayments,
  listResellerInvoices,
} from '@/lib/domain/bookkeeping/queries'
import { getRevenue } from '@/lib/domain/bookkeeping/revenue/revenue-queries'
import { bankListInput } from '@/lib/domain/bookkeeping/schema'
import { getVat } from '@/lib/domain/bookkeeping/vat/vat-queries'
import { settleInvoice } from '@/lib/domain/invoices/settle-invoice'
import { db } from '@/lib/server/db'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import { createBankLine } from '@/tests/factories/bank-files'
import { createInvoice, inTransaction, someDraft } from '@/tests/factories/invoices'

const administratorsOnly = readOutcomes(403, { visitor: 401, administrator: 'ok' })
const aDay = { from: '2026-11-03', to: '2026-11-03' }

async function aPaidInvoice(): Promise<string> {
  const { id } = await createInvoice()
  const payment = { invoiceId: id, amountOere: 29_000, purpose: 'invoice', method: 'bank_transfer' } as const
  const { id: paymentId } = await db.payment.create({ data: { ...payment, provider: 'bank', status: 'paid' } })
  const paid = { invoiceId: id, amountOere: 29_000, bookedOn: '2026-11-03', paymentId }
  await inTransaction((context) => settleInvoice(context, paid))
  return id
}

export const bookkeepingReads: Record<string, ReadRow> = {
  'bookkeeping.list-bank-lines': {
    read: bank.listBankLines,
    input: async () => {
      await createBankLine('Renter', { state: 'doubtful' })
      return bankListInput.parse({})
    },
    outcomes: administratorsOnly,
  },
  'bookkeeping.count-bank-lines': { read: bank.countBankLines, input: () => ({}), outcomes: administratorsOnly },
  'bookkeeping.list-bank-files': {
    read: bank.listBankFiles,
    input: async () => {
      await createBankLine('Renter')
      return {}
    },
    outcomes: administratorsOnly,
  },
  'bookkeeping.get-bank-progress': {
    read: bank.getBankProgress,
    input: async () => ({ id: (await createBankLine('Renter')).id }),
    outcomes: administratorsOnly,
  },
  'bookkeeping.get-postings-file': {
    read: exports.getPostingsFile,
    input: () => ({ ...aDay, format: 'csv' }),
    outcomes: administratorsOnly,
  },
  'bookkeeping.get-invoices-file': { read: exports.getInvoicesFile, input: () => aDay, outcomes: administratorsOnly },
  'bookkeeping.get-chart-file': { read: exports.getChartFile, input: () => ({}), outcomes: administratorsOnly },
  'bookkeeping.get-owed': { read: getOwed, input: () => ({}), outcomes: administratorsOnly },
  'bookkeeping.list-invoice-payments': {
    read: listInvoicePayments,
    input: async () => ({ id: await aPaidInvoice() }),
    outcomes: administratorsOnly,
  },
  'bookkeeping.get-account-money': {
    read: getAccountMoney,
    input: ({ people }) => ({ id: people.owner.id }),
    outcomes: administratorsOnly,
  },
  'bookkeeping.get-page-money': {
    read: getPageMoney,
    input: ({ memorial }) => ({ id: memorial.id }),
    outcomes: administratorsOnly,
  },
  'bookkeeping.get-reseller-money': {
    read: getResellerMoney,
    input: ({ reseller }) => ({ id: reseller.id }),
    outcomes: administratorsOnly,
  },
  'bookkeeping.get-vat': { read: getVat, input: () => ({}), outcomes: administratorsOnly },
  'bookkeeping.get-revenue': { read: getRevenue, input: () => ({ months: 12 }), outcomes: administratorsOnly },
  // Each reseller gets its own.
  'bookkeeping.list-reseller-invoices': {
    read: listResellerInvoices,
    input: async ({ reseller }) => {
      await createInvoice({ receivable: { ...someDraft().receivable, resellerId: reseller.id } })
      return {}
    },
    outcomes: readOutcomes(404, { visitor: 401, reseller: 'ok', other_reseller: 'nothing' }),
  },
}
