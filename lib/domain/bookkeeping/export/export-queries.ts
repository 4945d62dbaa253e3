import 'server-only'
import { z } from 'zod'
import { BookkeepingError } from '@/lib/domain/bookkeeping/errors'
import { csvFormats } from '@/lib/domain/bookkeeping/export/csv-formats'
import {
  type CsvFormatName,
  type ExportPeriod,
  exportInput,
  postingsInput,
} from '@/lib/domain/bookkeeping/export/export-schema'
import { type InvoiceRow, readInvoiceRows } from '@/lib/domain/bookkeeping/export/invoice-rows'
import { readVouchers } from '@/lib/domain/bookkeeping/export/read-vouchers'
import { writeSaft } from '@/lib/domain/bookkeeping/export/write-saft'
import { canKeepBooks } from '@/lib/domain/bookkeeping/policy'
import { chart } from '@/lib/domain/invoices/accounts'
import { sellerToday } from '@/lib/domain/invoices/issue-invoice'
import { fileStream } from '@/lib/server/file-stream'
import { defineRead } from '@/lib/server/read'
import { recordLook } from '@/lib/server/record-look'
import { byteOrderMark, csvFile, csvRows } from '@/lib/shared/csv'
import { danishDay } from '@/lib/shared/danish-time'
import { commaOere } from '@/lib/shared/money'

const csv = 'text/csv; charset=utf-8'

/**
 * The postings of a period for a program or a spreadsheet: first the documents by number, then payments, refunds and
 * losses by day. Throws NO_BANK_ACCOUNT for SAF-T, which must name it.
 */
export const getPostingsFile = defineRead({
  name: 'bookkeeping.get-postings-file',
  session: 'required',
  input: postingsInput,
  authorize: canKeepBooks,
  // Buyers' names in bulk.
  confirms: () => true,
  run: async (actor, { format, ...period }) => {
    const file = format === 'saft' ? saftFile(period) : programFile(format, period)
    await recordLook(actor, 'bookkeeping.save-postings', filed(period))
    return file
  },
})

function saftFile(period: ExportPeriod) {
  const seller = sellerToday()
  if (!seller.bankAccount) throw new BookkeepingError('NO_BANK_ACCOUNT')
  const parts = writeSaft({
    period,
    seller,
    bankAccount: seller.bankAccount,
    readVouchers,
    today: danishDay(new Date()),
  })
  return { body: fileStream(parts), contentType: 'application/xml', filename: fileName('saf-t', period, 'xml') }
}

function programFile(format: CsvFormatName, period: ExportPeriod) {
  const { encoding } = csvFormats[format]
  return {
    body: fileStream(postingParts(format, period), encoding),
    contentType: encoding === 'latin1' ? 'text/csv; charset=iso-8859-1' : csv,
    filename: fileName(format === 'csv' ? 'posteringer' : `posteringer-${format}`, period),
  }
}

async function* postingParts(format: CsvFormatName, period: ExportPeriod): AsyncGenerator<string> {
  const { encoding, headings, linesOf, cellsOf } = csvFormats[format]
  yield (encoding === 'utf-8' ? byteOrderMark : '') + csvRows([headings])
  for await (const vouchers of readVouchers(period)) yield csvRows(vouchers.flatMap(linesOf).map(cellsOf))
}

/** The invoices and credit notes of a period as CSV, with what is paid. */
export const getInvoicesFile = defineRead({
  name: 'bookkeeping.get-invoices-file',
  session: 'required',
  input: exportInput,
  authorize: canKeepBooks,
  confirms: () => true,
  run: async (actor, period) => {
    await recordLook(actor, 'bookkeeping.save-invoices', filed(period))
    return { body: fileStream(invoiceParts(period)), contentType: csv, filename: fileName('fakturaer', period) }
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
  ...[row.number, row.kind === 'invoice' ? 'Faktura' : 'Kreditnota', row.issuedOn, row.dueOn],
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

const fileName = (name: string, { from, to }: ExportPeriod, ending = 'csv') => `${name}-${from}-${to}.${ending}`

const filed = ({ from, to }: ExportPeriod) => ({
  type: 'bookkeeping',
  id: `${from} ${to}`,
  detail: { from, to },
})
