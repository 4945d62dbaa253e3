import Papa from 'papaparse'
import type { PackageCodeView } from '@/lib/domain/packages/schema'

/**
 * The codes of a package as CSV the way a Danish spreadsheet opens it: semicolons, CRLF, a byte order mark (RFC 4180
 * otherwise). A company's name that begins like a formula is written so that no spreadsheet carries it out.
 */
export function writeCodesCsv(codes: PackageCodeView[]): string {
  const fields = ['Kode', 'Aktiveringskode', 'Trykt adresse', 'Status', 'Forhandler']
  const rows = codes.map((code) => [
    code.formattedCode,
    code.activationCode ?? '',
    code.printedAddress,
    code.stateText,
    code.reseller?.companyName ?? '',
  ])
  const table = Papa.unparse(
    { fields, data: rows },
    { delimiter: ';', newline: '\r\n', quotes: true, escapeFormulae: true },
  )
  return `\uFEFF${table}\r\n`
}
