import 'server-only'
import Papa from 'papaparse'
import type { StockCodeView } from '@/lib/domain/resellers/stock/schema'
import { formatDate } from '@/lib/shared/danish-time'

/** The stock as CSV for a Danish spreadsheet: semicolons, CRLF, byte order mark. No activation codes. */
export function writeStockCsv(codes: StockCodeView[]): string {
  const rows = codes.map((code) => [
    code.formattedCode,
    code.stateText,
    code.package.number,
    code.package.name,
    code.handedOverAt ? formatDate(new Date(code.handedOverAt)) : '',
    code.hasPreparedPage ? 'Ja' : 'Nej',
  ])
  const fields = ['Kode', 'Status', 'Pakke', 'Pakkens navn', 'Udleveret', 'Side forberedt']
  return `\uFEFF${Papa.unparse({ fields, data: rows }, { delimiter: ';', newline: '\r\n', escapeFormulae: true })}\r\n`
}
