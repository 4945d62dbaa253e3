import 'server-only'
import { z } from 'zod'
import { BookkeepingError } from '@/lib/domain/bookkeeping/errors'
import {
  type CsvFormatName,
  type ExportPeriod,
  exportInput,
  postingsInput,
} from '@/lib/domain/bookkeeping/export/export-schema'
import { accountName, type Posting, withVatInside } from '@/lib/domain/bookkeeping/export/postings'
import { readVouchers } from '@/lib/domain/bookkeeping/export/read-vouchers'
import { writeSaft } from '@/lib/domain/bookkeeping/export/write-saft'
import { chart } from '@/lib/domain/invoices/accounts'
import { sellerToday } from '@/lib/domain/invoices/issue-invoice'
import { partyOf } from '@/lib/domain/invoices/party'
import { owedOf } from '@/lib/domain/invoices/receivables'
import { shownOere } from '@/lib/domain/invoices/shown-amounts'
import { canManageMoney } from '@/lib/domain/payments/policy'
import { db, type Prisma } from '@/lib/server/db'
import { fileStream } from '@/lib/server/file-stream'
import { defineRead } from '@/lib/server/read'
import { recordLook } from '@/lib/server/record-look'
import { byteOrderMark, type CsvCell, csvFile, csvRows } from '@/lib/shared/csv'
import { danishDay } from '@/lib/shared/danish-time'
import { commaOere, sumOere, toOere } from '@/lib/shared/money'

const csv = 'text/csv; charset=utf-8'

/**
 * The postings of a period for a program or a spreadsheet: first the documents by number, then payments, refunds and
 * losses by day. Throws NO_BANK_ACCOUNT for SAF-T, which must name it.
 */
export const getPostingsFile = defineRead({
  name: 'bookkeeping.get-postings-file',
  session: 'required',
  input: postingsInput,
  authorize: canManageMoney,
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
  authorize: canManageMoney,
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
  for await (const rows of readInvoiceRows(period)) yield csvRows(rows)
}

/** Our accounts and the accounts of the public standard chart that they are part of, as CSV. */
export const getChartFile = defineRead({
  name: 'bookkeeping.get-chart-file',
  session: 'required',
  input: z.object({}),
  authorize: canManageMoney,
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

type CsvFormat = {
  /** The letters of the file; UTF-8 has a mark that says so. */
  encoding: 'utf-8' | 'latin1'
  headings: readonly string[]
  /** The lines of a voucher as the program books them. */
  linesOf: (postings: readonly Posting[]) => readonly Posting[]
  cellsOf: (posting: Posting) => CsvCell[]
}

/** 'dd-mm-yyyy' from yyyy-mm-dd, as their imports take it. */
const dayFirst = (day: string) => day.split('-').reverse().join('-')
const orEmpty = (amountOere: number) => (amountOere ? commaOere(amountOere) : '')
/** Above zero in debit. */
const signed = ({ debitOere, creditOere }: Posting) => commaOere(sumOere([debitOere, -creditOere]))

/**
 * The vouchers as each program's import of a journal takes them; docs/decisions/069 says where the columns come from.
 * Programs work out the moms from its code; a spreadsheet does not, and has it on a line of its own.
 */
const csvFormats: Readonly<Record<CsvFormatName, CsvFormat>> = {
  csv: {
    encoding: 'utf-8',
    headings: ['Dato', 'Bilagsnummer', 'Tekst', 'Konto', 'Kontonavn', 'Debet', 'Kredit', 'Momskode'],
    linesOf: (postings) => postings,
    cellsOf: ({ day, voucher, text, account, debitOere, creditOere, vatCode }) => [
      ...[day, voucher, text, account, accountName(account), orEmpty(debitOere), orEmpty(creditOere), vatCode],
    ],
  },
  economic: {
    // As Excel saves it, which its help asks for.
    encoding: 'latin1',
    headings: ['Type', 'Bilagsnr.', 'Dato', 'Konto', 'Beløb', 'Tekst', 'Momskode'],
    linesOf: withVatInside,
    cellsOf: (posting) => [
      ...['Finansbilag', posting.voucher, dayFirst(posting.day), posting.account, signed(posting), posting.text],
      posting.vatCode && 'U25',
    ],
  },
  dinero: {
    encoding: 'utf-8',
    headings: [
      ...['Bilag nr.', 'Dato', 'Tekst', 'Konto', 'Konto momstype', 'Beløb', 'Beløb udenlandsk valuta'],
      ...['Modkonto', 'Modkonto momstype'],
    ],
    linesOf: withVatInside,
    cellsOf: (posting) => [
      ...[posting.voucher, dayFirst(posting.day), posting.text, posting.account],
      ...[posting.vatCode ? 'U25' : 'Ingen moms', signed(posting), commaOere(0), '', ''],
    ],
  },
  billy: {
    encoding: 'utf-8',
    headings: ['Bilagsnummer', 'Dato', 'Beskrivelse', 'Konto', 'Momssats', 'Debet', 'Kredit'],
    linesOf: withVatInside,
    cellsOf: ({ voucher, day, text, account, vatCode, debitOere, creditOere }) => [
      ...[voucher, day, text, account, vatCode && '25%', orEmpty(debitOere), orEmpty(creditOere)],
    ],
  },
}

const atOnce = 500
const statusTexts = { open: 'Åben', paid: 'Betalt', credited: 'Krediteret', written_off: 'Tabt' } as const

const invoiceColumns = {
  number: true,
  kind: true,
  issuedOn: true,
  dueOn: true,
  buyer: true,
  paymentCode: true,
  netOere: true,
  vatOere: true,
  totalOere: true,
  credits: { select: { number: true } },
  receivable: { select: { status: true, settledOere: true } },
} as const satisfies Prisma.InvoiceSelect

type InvoiceRow = Prisma.InvoiceGetPayload<{ select: typeof invoiceColumns }>

/** The documents of a period as the cells of the file, by number, 500 at a time. */
async function* readInvoiceRows({ from, to }: ExportPeriod): AsyncGenerator<CsvCell[][]> {
  for (let after = 0; ; ) {
    const rows = await db.invoice.findMany({
      where: { issuedOn: { gte: new Date(from), lte: new Date(to) }, number: { gt: after } },
      orderBy: { number: 'asc' },
      take: atOnce,
      select: invoiceColumns,
    })
    if (rows.length > 0) yield rows.map(invoiceCells)
    if (rows.length < atOnce) return
    after = rows.at(-1)?.number ?? after
  }
}

/** A credit note's amounts are below zero. Days as yyyy-mm-dd. */
function invoiceCells({ kind, number, buyer, issuedOn, dueOn, receivable, ...row }: InvoiceRow): CsvCell[] {
  const { name, cvr, ean } = partyOf(buyer)
  const settledOere = toOere(receivable?.settledOere ?? 0n)
  const leftOere = owedOf({ kind, totalOere: toOere(row.totalOere), settledOere })
  const shown = (int8: bigint) => commaOere(shownOere(kind, toOere(int8)))
  const day = (date: Date) => date.toISOString().slice(0, 10)
  const status = kind === 'invoice' ? statusTexts[receivable?.status ?? 'open'] : ''
  return [
    ...[number, kind === 'invoice' ? 'Faktura' : 'Kreditnota', day(issuedOn), day(dueOn)],
    ...[name, cvr ?? '', ean ?? '', shown(row.netOere), shown(row.vatOere), shown(row.totalOere)],
    ...[commaOere(settledOere), commaOere(leftOere), status, row.paymentCode, row.credits?.number ?? ''],
  ]
}
