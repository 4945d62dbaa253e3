import Papa from 'papaparse'
import type { AuditLine } from '@/lib/domain/audit/schema'
import { formatDateTime } from '@/lib/shared/danish-time'

/**
 * The log as CSV the way a Danish spreadsheet opens it: semicolons, CRLF, a byte order mark. What people wrote is never
 * read as a formula.
 */
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
