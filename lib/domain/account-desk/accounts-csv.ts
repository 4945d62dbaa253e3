import Papa from 'papaparse'
import { kindText, stateTexts } from '@/lib/domain/account-desk/copy'
import type { AccountSummary } from '@/lib/domain/account-desk/schema'

/** Accounts as CSV for Danish spreadsheets: semicolons, CRLF, a byte order mark, and formulas escaped. */
export function writeAccountsCsv(accounts: AccountSummary[]): string {
  const data = accounts.map((account) => ({
    Navn: account.fullName,
    Brugernavn: account.username,
    Mail: account.email,
    Type: kindText(account),
    Status: stateTexts[account.state],
    Oprettet: account.since,
    'Sidst logget ind': account.lastSeen ?? '',
  }))
  const fields = ['Navn', 'Brugernavn', 'Mail', 'Type', 'Status', 'Oprettet', 'Sidst logget ind']
  return `\uFEFF${Papa.unparse({ fields, data }, { delimiter: ';', newline: '\r\n', escapeFormulae: true })}\r\n`
}
