import 'server-only'
import { kindText, stateTexts } from '@/lib/domain/account-desk/copy'
import type { AccountState, AccountSummary } from '@/lib/domain/account-desk/schema'
import { db, type Prisma } from '@/lib/server/db'
import type { CsvColumn } from '@/lib/shared/csv'
import { danishDay, danishMinute } from '@/lib/shared/danish-time'

export const summaryColumns = {
  id: true,
  fullName: true,
  // Sorts the list.
  emailKey: true,
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

/** Accounts for the console, with when each was last seen, in one query. */
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
    id,
    fullName,
    username,
    email,
    state: accountState(row),
    // The default scope of staff (lib/server/actor.ts).
    staffScope: row.isAdmin ? (row.staffScope ?? 'production') : null,
    companyName: row.reseller?.reseller.companyName ?? null,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: seenAt?.toISOString() ?? null,
  }
}

/** A closed account that is also to be deleted counts as closed, as its owner sees it. */
function accountState({ disabledAt, deletionDueAt }: Pick<Row, 'disabledAt' | 'deletionDueAt'>): AccountState {
  if (disabledAt) return 'disabled'
  return deletionDueAt ? 'leaving' : 'open'
}

export const accountColumns: ReadonlyArray<CsvColumn<AccountSummary>> = [
  ['Navn', ({ fullName }) => fullName],
  ['Brugernavn', ({ username }) => username],
  ['Mail', ({ email }) => email],
  ['Type', kindText],
  ['Status', ({ state }) => stateTexts[state]],
  ['Oprettet', ({ createdAt }) => danishDay(new Date(createdAt))],
  ['Sidst set', ({ lastSeenAt }) => lastSeenAt && danishMinute(new Date(lastSeenAt))],
]
