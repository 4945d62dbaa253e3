import 'server-only'
import { accountSummaries, summaryColumns, writeAccountsCsv } from '@/lib/domain/account-desk/account-summary'
import { canManageAccounts } from '@/lib/domain/account-desk/policy'
import {
  type AccountFilter,
  type AccountGroup,
  type AccountPage,
  type AccountSort,
  accountListInput,
} from '@/lib/domain/account-desk/schema'
import { foundAccounts } from '@/lib/domain/account-desk/search'
import { db, Prisma } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { recordLook } from '@/lib/server/record-look'

const perPage = 25
// A size that spreadsheets still open.
const mostInExport = 10_000

/** Accounts matching the filter, 25 per page. */
export const listAccounts = defineRead({
  name: 'account-desk.list-accounts',
  session: 'required',
  input: accountListInput,
  authorize: canManageAccounts,
  run: async (_, filter): Promise<AccountPage> => {
    const rows = await findRows(filter, perPage + 1)
    const items = await accountSummaries(rows.slice(0, perPage))
    return { items, nextCursor: rows.length > perPage ? (items.at(-1)?.id ?? null) : null }
  },
})

/** The same as a CSV file, up to 10,000 rows. The download is logged. */
export const getAccountsFile = defineRead({
  name: 'account-desk.get-accounts-file',
  session: 'required',
  input: accountListInput,
  authorize: canManageAccounts,
  // Names and addresses in bulk.
  confirms: () => true,
  run: async (actor, filter) => {
    const rows = await findRows({ ...filter, cursor: undefined }, mostInExport)
    const detail = { count: rows.length }
    await recordLook(actor, 'account-desk.save-accounts', { type: 'users', id: 'users', detail })
    const body = writeAccountsCsv(await accountSummaries(rows))
    return { body, contentType: 'text/csv; charset=utf-8', filename: 'konti.csv' }
  },
})

// Ids are UUID version 7, so their order is chronological.
const orders: Record<AccountSort, Prisma.Sql> = {
  newest: Prisma.sql`u.id DESC`,
  oldest: Prisma.sql`u.id ASC`,
  name: Prisma.sql`u."fullName" ASC, u.id ASC`,
}

const isReseller = Prisma.sql`EXISTS (SELECT 1 FROM "ResellerMember" r WHERE r."userId" = u.id)`
const groups: Record<AccountGroup, Prisma.Sql> = {
  families: Prisma.sql`NOT u."isAdmin" AND NOT ${isReseller}`,
  resellers: isReseller,
  staff: Prisma.sql`u."isAdmin"`,
  disabled: Prisma.sql`u."disabledAt" IS NOT NULL`,
  leaving: Prisma.sql`u."deletionDueAt" IS NOT NULL`,
}

/** First the ordered ids, from the index of that order or of the search; then their rows, in the same order. */
async function findRows(filter: AccountFilter, most: number) {
  const { search, group, sort = 'newest' } = filter
  const conditions = [
    Prisma.sql`TRUE`,
    ...(search ? [await foundAccounts(search)] : []),
    ...(group ? [groups[group]] : []),
    await placeAfter(filter),
  ]
  const ids = await db.$queryRaw<Array<{ id: string }>>`
    SELECT u.id FROM "User" u WHERE ${Prisma.join(conditions, ' AND ')} ORDER BY ${orders[sort]} LIMIT ${most}`
  const rows = await db.user.findMany({ where: { id: { in: ids.map(({ id }) => id) } }, select: summaryColumns })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap(({ id }) => byId.get(id) ?? [])
}

/** The accounts after the cursor; the whole list when the cursor's account has been deleted. */
async function placeAfter({ cursor, sort }: AccountFilter): Promise<Prisma.Sql> {
  if (!cursor) return Prisma.sql`TRUE`
  if (sort === 'oldest') return Prisma.sql`u.id > ${cursor}::uuid`
  if (sort !== 'name') return Prisma.sql`u.id < ${cursor}::uuid`
  const last = await db.user.findUnique({ where: { id: cursor }, select: { fullName: true } })
  return last ? Prisma.sql`(u."fullName", u.id) > (${last.fullName}, ${cursor}::uuid)` : Prisma.sql`TRUE`
}
