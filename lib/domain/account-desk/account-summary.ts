import 'server-only'
import Papa from 'papaparse'
import { kindText, stateTexts } from '@/lib/domain/account-desk/copy'
import type { AccountState, AccountSummary } from '@/lib/domain/account-desk/schema'
import { db, type Prisma } from '@/lib/server/db'
import { formatDate, formatRelative } from '@/lib/shared/danish-time'

export const summaryColumns = {
  id: true,
  fullName: true,
  username: true,
  email: true,
  isAdmin: true,
  staffScope: true,
  disabledAt: true,
  deletionDueAt: true,
  createdAt: true,
  reseller: { select: { reseller: { select: { companyName: true } } } },
} satisfies Prisma.UserSelect

type Row = Prisma.UserGetPayload<{ select: typeof summaryColumns }>

/** Accounts as Danish text, with when each was last seen, in one query. */
export async function accountSummaries(rows: Row[]): Promise<AccountSummary[]> {
  const seen = await db.session.groupBy({
    by: ['userId'],
    where: { userId: { in: rows.map(({ id }) => id) } },
    _max: { lastSeenAt: true },
  })
  const seenAt = new Map(seen.map(({ userId, _max }) => [userId, _max.lastSeenAt] as const))
  return rows.map((row) => accountSummary(row, seenAt.get(row.id) ?? null))
}

function accountSummary(row: Row, seenAt: Date | null): AccountSummary {
  const { id, fullName, username, email } = row
  return {
    ...{ id, fullName, username, email },
    state: accountState(row),
    // The default scope of staff (lib/server/actor.ts).
    staffScope: row.isAdmin ? (row.staffScope ?? 'production') : null,
    companyName: row.reseller?.reseller.companyName ?? null,
    since: formatDate(row.createdAt),
    lastSeen: seenAt && formatRelative(seenAt),
  }
}

/** A closed account that is also to be deleted counts as closed, as its owner sees it. */
function accountState({ disabledAt, deletionDueAt }: Pick<Row, 'disabledAt' | 'deletionDueAt'>): AccountState {
  if (disabledAt) return 'disabled'
  return deletionDueAt ? 'leaving' : 'open'
}

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
