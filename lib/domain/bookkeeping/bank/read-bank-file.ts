import 'server-only'
import { createHash } from 'node:crypto'
import { type Columns, isSum, recognise, unknownBank } from '@/lib/domain/bookkeeping/bank/bank-formats'
import type { ChosenColumns } from '@/lib/domain/bookkeeping/schema'
import { parseCsv, unclosedQuote } from '@/lib/shared/csv'
import { decodeText } from '@/lib/shared/decode-text'
import { cleanLine } from '@/lib/shared/input/clean-text'
import { parseOere } from '@/lib/shared/money'

/** Fits 10,000 lines with long texts. */
export const bankFileLimitBytes = 4_000_000
const mostBankLines = 10_000
/** Banks write the account's name and period above the headings. */
const mostRowsAbove = 20
/** Enough to see that there are too many. */
const mostRows = mostBankLines + 2 * mostRowsAbove + 1
const mostTextLength = 500

/** A deposit as the file has it. */
export type Deposit = { fingerprint: string; bookedOn: string; amountOere: number; text: string }

export type BankFileContents = {
  sha256: string
  bank: string
  deposits: Deposit[]
  /** What was left out: withdrawals, what is not booked or not in kroner, and rows with a balance or a sum. */
  skipped: { withdrawals: number; unbooked: number; sums: number }
}

/** Why a file cannot be used, as a Danish sentence. `columns`: its first row, when that is what is not understood. */
export class BankFileProblem extends Error {
  constructor(
    readonly sentence: string,
    readonly columns: readonly string[] | null = null,
  ) {
    super(sentence)
  }
}

/**
 * The deposits of a bank's CSV file, in its order. The columns are found by their headings unless the administrator
 * names them (numbers from 1). All or nothing: one line that cannot be read refuses the file. Throws a BankFileProblem.
 */
export function readBankFile(body: Uint8Array, chosen: ChosenColumns | null): BankFileContents {
  const text = decodeText(body)
  if (text === null) throw new BankFileProblem('Det er ikke en CSV-fil. Hent kontoens bevægelser som CSV i netbanken.')
  const { rows, unclosedAt } = parseCsv(text, mostRows)
  if (unclosedAt) throw new BankFileProblem(`Linje ${unclosedAt}: ${unclosedQuote}`)
  const { bank, columns, first } = chosen ? byChoice(rows, chosen) : byHeadings(rows)
  if (rows.length - first > mostBankLines + mostRowsAbove) {
    throw new BankFileProblem('Der må højst være 10.000 linjer i filen. Hent en kortere periode ad gangen.')
  }
  const sha256 = createHash('sha256').update(body).digest('hex')
  return { sha256, bank, ...readRows(rows, columns, first) }
}

type Layout = { bank: string; columns: Columns /** Index of the first row below the headings. */; first: number }

function byHeadings(rows: string[][]): Layout {
  for (const [index, row] of rows.slice(0, mostRowsAbove).entries()) {
    const known = recognise(row)
    if (known) return { ...known, first: index + 1 }
  }
  const seen = rows.find((row) => !isBlank(row))
  if (!seen) throw new BankFileProblem('Filen er tom.')
  throw new BankFileProblem(
    'Vi kan ikke se, hvad der er dato, tekst og beløb i filen. Skriv kolonnernes numre nedenfor, og send den igen.',
    seen.slice(0, 30).map((cell) => cleanLine(cell).slice(0, 40)),
  )
}

function byChoice(rows: string[][], { day, text, amount, withdrawn, balance }: ChosenColumns): Layout {
  const columns: Columns = {
    day: day - 1,
    amount: amount - 1,
    text: [text - 1],
    status: null,
    currency: null,
    withdrawn: withdrawn === null ? null : withdrawn - 1,
    balance: balance === null ? null : balance - 1,
  }
  const first = rows.findIndex((row) => readBankDay(row[columns.day] ?? '') !== null)
  if (first < 0) throw new BankFileProblem('Der er ingen datoer i den kolonne. Tæl igen: den første kolonne er 1.')
  return { bank: unknownBank, columns, first }
}

function readRows(rows: string[][], columns: Columns, first: number) {
  const deposits: Deposit[] = []
  const skipped = { withdrawals: 0, unbooked: 0, sums: 0 }
  const placeAmongEquals = new Map<string, number>()
  for (let index = first; index < rows.length; index += 1) {
    const row = rows[index] ?? []
    if (isBlank(row) || isHeadings(row, columns)) continue
    if (isSum(row)) {
      skipped.sums += 1
      continue
    }
    if (isUnbooked(row, columns)) {
      skipped.unbooked += 1
      continue
    }
    const line = readRow(row, columns, index + 1)
    if (line.amountOere <= 0) {
      skipped.withdrawals += 1
      continue
    }
    const same = JSON.stringify([line.bookedOn, line.amountOere, line.text, line.balance])
    const place = placeAmongEquals.get(same) ?? 0
    placeAmongEquals.set(same, place + 1)
    const fingerprint = createHash('sha256').update(`${same}${place}`).digest('hex')
    deposits.push({ fingerprint, bookedOn: line.bookedOn, amountOere: line.amountOere, text: line.text })
  }
  return { deposits, skipped }
}

function readRow(row: string[], columns: Columns, line: number) {
  const bookedOn = readBankDay(row[columns.day] ?? '')
  if (!bookedOn) throw new BankFileProblem(`Linje ${line}: datoen kan ikke læses.`)
  const amountOere = readDeposit(row, columns)
  if (amountOere === null) throw new BankFileProblem(`Linje ${line}: beløbet kan ikke læses.`)
  const parts = new Set(columns.text.map((at) => cleanLine((row[at] ?? '').slice(0, 1000))).filter(Boolean))
  const balance = columns.balance === null ? null : readAmount(row[columns.balance] ?? '')
  return { bookedOn, amountOere, balance, text: [...parts].join(' · ').slice(0, mostTextLength) }
}

/**
 * What came in; nothing or less for a withdrawal. Where withdrawals have a column of their own, one of the two is empty or
 * zero. Null when it cannot be read.
 */
function readDeposit(row: string[], { amount, withdrawn }: Columns): number | null {
  const cellAt = (column: number) => row[column] ?? ''
  if (withdrawn === null) return readAmount(cellAt(amount))
  const orNothing = (cell: string) => (cell.trim() === '' ? 0 : readAmount(cell))
  const [inOere, outOere] = [orNothing(cellAt(amount)), orNothing(cellAt(withdrawn))]
  if (inOere === null || outOere === null || (inOere !== 0 && outOere !== 0)) return null
  return inOere
}

/** As the Danish banks write amounts; also with the English comma between thousands. Null for anything else. */
function readAmount(cell: string): number | null {
  const text = cell
    .slice(0, 40)
    .trim()
    .replace('\u2212', '-')
    .replace(/^(\d.*)-$/, '-$1')
    .replace(/DKK$/i, '')
  const isEnglish = /^[+-]?\d{1,3}(?:,\d{3})+\.\d{1,2}$/.test(text)
  return parseOere(isEnglish ? text.replaceAll(',', '') : text)
}

/** Nordea writes 'Reserveret' for the day, Danske Bank 'Venter' for the status, until it is booked. */
function isUnbooked(row: string[], { day, status, currency }: Columns): boolean {
  if (/^(reserveret|venter|pending)/i.test((row[day] ?? '').trim())) return true
  if (status !== null && /^(venter|ikke udført|afvist|reserveret|slettet|pending)/i.test((row[status] ?? '').trim()))
    return true
  const unit = currency === null ? '' : (row[currency] ?? '').trim()
  return unit !== '' && unit.toUpperCase() !== 'DKK'
}

function isBlank(row: string[]): boolean {
  return row.every((cell) => cell.trim() === '')
}

/** Files that were put together have their headings again in the middle. */
function isHeadings(row: string[], { day, amount }: Columns): boolean {
  return readBankDay(row[day] ?? '') === null && readAmount(row[amount] ?? '') === null && recognise(row) !== null
}

/**
 * A calendar day as banks write it, as yyyy-mm-dd: '03-11-2026', '3.11.2026', '03/11/2026', '03-11-26', '2026-11-03',
 * '2026/11/03', '20261103', with or without a time. Null for anything else, also for a day that does not exist.
 */
export function readBankDay(cell: string): string | null {
  const text = cell.trim().slice(0, 40)
  const yearFirst = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})(?:[T ].*)?$/.exec(text)
  if (yearFirst) return dayOf(yearFirst[1], yearFirst[3], yearFirst[4])
  const dayFirst = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:[T ].*)?$/.exec(text)
  if (!dayFirst) return null
  const [, day = '', , month = '', year = ''] = dayFirst
  return dayOf(year.length === 2 ? `20${year}` : year, month.padStart(2, '0'), day.padStart(2, '0'))
}

function dayOf(year = '', month = '', day = ''): string | null {
  const iso = `${year}-${month}-${day}`
  const moment = Date.parse(`${iso}T00:00:00Z`)
  // The database's calendar and a typing mistake in the century.
  if (Number.isNaN(moment) || year < '1990' || year > '2199') return null
  return new Date(moment).toISOString().startsWith(iso) ? iso : null
}
