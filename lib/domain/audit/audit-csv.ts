import Papa from 'papaparse'
import type { AuditLine } from '@/lib/domain/audit/schema'
import { formatDateTime } from '@/lib/shared/danish-time'

/** The log as CSV for Danish spreadsheets: semicolons, CRLF, a byte order mark, and formulas escaped. */
export function writeAuditCsv(lines: AuditLine[]): string {
  const data = lines.map(({ at, actor, what, about, details }) => ({
    Tid: formatDateTime(new Date(at)),
    Hvem: actor.name,
    Hvad: what,
    Om: about?.name ?? '',
    Mere: details.join('; '),
  }))
  const fields = ['Tid', 'Hvem', 'Hvad', 'Om', 'Mere']
  return `\uFEFF${Papa.unparse({ fields, data }, { delimiter: ';', newline: '\r\n', escapeFormulae: true })}\r\n`
}
