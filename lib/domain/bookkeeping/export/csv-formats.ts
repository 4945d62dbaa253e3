import type { CsvFormatName } from '@/lib/domain/bookkeeping/export/export-schema'
import { accountName, type Posting, withVatInside } from '@/lib/domain/bookkeeping/export/postings'
import type { CsvCell } from '@/lib/shared/csv'
import { commaOere, sumOere } from '@/lib/shared/money'

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
export const csvFormats: Readonly<Record<CsvFormatName, CsvFormat>> = {
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
