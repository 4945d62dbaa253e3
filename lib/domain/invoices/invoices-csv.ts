import { eInvoiceStateTexts, stateTexts } from '@/lib/domain/invoices/copy'
import type { InvoiceSummary } from '@/lib/domain/invoices/schema'
import type { CsvColumn } from '@/lib/shared/csv'
import { commaOere } from '@/lib/shared/money'

/** Invoices and credit notes as CSV. */
export const invoiceColumns: ReadonlyArray<CsvColumn<InvoiceSummary>> = [
  ['Nummer', ({ number }) => number],
  ['Type', ({ kind }) => (kind === 'invoice' ? 'Faktura' : 'Kreditnota')],
  ['Dato', ({ issuedOn }) => issuedOn],
  ['Forfald', ({ kind, dueOn }) => (kind === 'invoice' ? dueOn : '')],
  ['Køber', ({ buyerName }) => buyerName],
  ['CVR', ({ cvr }) => cvr],
  ['EAN', ({ ean }) => ean],
  ['Betalingskode', ({ kind, paymentCode }) => (kind === 'invoice' ? paymentCode : '')],
  ['I alt', ({ totalOere }) => commaOere(totalOere)],
  ['Mangler', ({ owedOere }) => commaOere(owedOere)],
  ['Status', ({ state }) => stateTexts[state]],
  ['E-faktura', ({ eInvoice }) => eInvoiceStateTexts[eInvoice]],
]
