import Papa from 'papaparse'
import type { ResellerSummary } from '@/lib/domain/resellers/console-schema'
import { statusTexts } from '@/lib/domain/resellers/copy'

/** The resellers as CSV for a Danish spreadsheet: semicolons, CRLF, byte order mark. Formulas are escaped. */
export function writeResellersCsv(resellers: ResellerSummary[]): string {
  const lines = resellers.map(({ codes, ...row }) => ({
    Virksomhed: row.companyName,
    CVR: row.cvr,
    Postnummer: row.postcode,
    By: row.city,
    Kontakt: row.contactName,
    Mail: row.email,
    Telefon: row.phone,
    Status: statusTexts[row.status],
    'Forhandler siden': row.since,
    'På lager': codes.stock,
    Udleveret: codes.handedOver,
    'I brug': codes.inUse,
    'Ude af brug': codes.outOfUse,
  }))
  return `\uFEFF${Papa.unparse({ fields: columns, data: lines }, { delimiter: ';', newline: '\r\n', escapeFormulae: true })}\r\n`
}

const columns = [
  ...['Virksomhed', 'CVR', 'Postnummer', 'By', 'Kontakt', 'Mail', 'Telefon', 'Status', 'Forhandler siden'],
  ...['På lager', 'Udleveret', 'I brug', 'Ude af brug'],
]
