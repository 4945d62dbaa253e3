import 'server-only'
import { z } from 'zod'
import { type ExportPeriod, exportInput } from '@/lib/domain/bookkeeping/export/export-schema'
import { type InvoiceRow, readInvoiceRows } from '@/lib/domain/bookkeeping/export/invoice-rows'
import { accountName, documentPostings, movementPostings, type Posting } from '@/lib/domain/bookkeeping/export/postings'
import { readDocuments, readMovements } from '@/lib/domain/bookkeeping/export/read-vouchers'
import { csvDay, csvStream } from '@/lib/domain/bookkeeping/export/write-csv'
import { canKeepBooks } from '@/lib/domain/bookkeeping/policy'
import { chart } from '@/lib/domain/invoices/accounts'
import { defineRead } from '@/lib/server/read'
import { recordLook } from '@/lib/server/record-look'
import { byteOrderMark, csvFile, csvRows } from '@/lib/shared/csv'
import { commaOere } from '@/lib/shared/money'

const csv = 'text/csv; charset=utf-8'

/** The postings of a period as CSV: first the documents by number, then payments, refunds and losses by day. */
export const getPostingsFile = defineRead({
  name: 'bookkeeping.get-postings-file',
  session: 'required',
  input: exportInput,
  authorize: canKeepBooks,
  // Buyers' names in bulk.
  confirms: () => true,
  run: async (actor, period) => {
    await recordLook(actor, 'bookkeeping.save-postings', filed(period))
    return { body: csvStream(postingParts(period)), contentType: csv, filename: fileName('posteringer', period) }
  },
})

async function* postingParts(period: ExportPeriod): AsyncGenerator<string> {
  yield byteOrderMark +
    csvRows([['Dato', 'Bilagsnummer', 'Tekst', 'Konto', 'Kontonavn', 'Debet', 'Kredit', 'Momskode']])
  for await (const documents of readDocuments(period))
    yield csvRows(documents.flatMap(documentPostings).map(postingRow))
  for await (const movements of readMovements(period))
    yield csvRows(movements.flatMap(movementPostings).map(postingRow))
}

const postingRow = ({ day, voucher, text, account, debitOere, creditOere, vatCode }: Posting) => [
  ...[csvDay(day), voucher, text, account, accountName(account)],
  ...[debitOere ? commaOere(debitOere) : '', creditOere ? commaOere(creditOere) : '', vatCode],
]

/** The invoices and credit notes of a period as CSV, with what is paid. */
export const getInvoicesFile = defineRead({
  name: 'bookkeeping.get-invoices-file',
  session: 'required',
  input: exportInput,
  authorize: canKeepBooks,
  confirms: () => true,
  run: async (actor, period) => {
    await recordLook(actor, 'bookkeeping.save-invoices', filed(period))
    return { body: csvStream(invoiceParts(period)), contentType: csv, filename: fileName('fakturaer', period) }
  },
})

async function* invoiceParts(period: ExportPeriod): AsyncGenerator<string> {
  const headings = [
    ...['Nummer', 'Type', 'Dato', 'Forfald', 'Kunde', 'CVR', 'EAN', 'Netto', 'Moms', 'I alt', 'Betalt og krediteret'],
    ...['Mangler', 'Status', 'Betalingskode', 'Krediterer'],
  ]
  yield byteOrderMark + csvRows([headings])
  for await (const rows of readInvoiceRows(period)) yield csvRows(rows.map(invoiceCells))
}

const invoiceCells = (row: InvoiceRow) => [
  ...[row.number, row.kind === 'invoice' ? 'Faktura' : 'Kreditnota', csvDay(row.issuedOn), csvDay(row.dueOn)],
  ...[row.buyer, row.cvr, row.ean, commaOere(row.netOere), commaOere(row.vatOere), commaOere(row.totalOere)],
  ...[commaOere(row.settledOere), commaOere(row.leftOere), row.statusText, row.paymentCode, row.credits ?? ''],
]

/** Our accounts and the accounts of the public standard chart that they are part of, as CSV. */
export const getChartFile = defineRead({
  name: 'bookkeeping.get-chart-file',
  session: 'required',
  input: z.object({}),
  authorize: canKeepBooks,
  run: () => ({
    body: csvFile(Object.values(chart), [
      ['Konto', ({ number }) => number],
      ['Kontonavn', ({ name }) => name],
      ['Standardkonto', ({ standard }) => standard],
      ['Standardkontoens navn', ({ standardName }) => standardName],
      ['Momskode', ({ standard }) => (standard < '2000' ? 'S25' : '')],
    ]),
    contentType: csv,
    filename: 'kontoplan.csv',
  }),
})

const fileName = (name: string, { from, to }: ExportPeriod) => `${name}-${from}-${to}.csv`

const filed = ({ from, to }: ExportPeriod) => ({
  ...{ type: 'bookkeeping', id: `${from} ${to}` },
  detail: { from, to },
})
