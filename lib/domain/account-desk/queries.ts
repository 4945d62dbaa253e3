import 'server-only'
import { accountColumns, accountSummaries, summaryColumns } from '@/lib/domain/account-desk/account-summary'
import { canManageAccounts } from '@/lib/domain/account-desk/policy'
import {
  type AccountFilter,
  type AccountGroup,
  type AccountPage,
  type AccountSort,
  accountList,
  accountListInput,
  accountOrder,
} from '@/lib/domain/account-desk/schema'
import { foundAccounts } from '@/lib/domain/account-desk/search'
import { db, Prisma } from '@/lib/server/db'
import { listFile, mostInFile } from '@/lib/server/list-file'
import { defineRead } from '@/lib/server/read'
import { recordLook } from '@/lib/server/record-look'
import { sortedRows } from '@/lib/server/sorted-rows'
import { danishMidnight } from '@/lib/shared/danish-midnight'

const perPage = 25

/** Accounts matching the filter, 25 per page, newest first unless sorted otherwise. */
export const listAccounts = defineRead({
  name: 'account-desk.list-accounts',
  session: 'required',
  input: accountListInput,
  authorize: canManageAccounts,
  run: (_, filter) => readPage(filter, perPage),
})

/** The same as a CSV file. The download is logged. */
export const getAccountsFile = defineRead({
  name: 'account-desk.get-accounts-file',
  session: 'required',
  input: accountListInput,
  authorize: canManageAccounts,
  // Names and addresses in bulk.
  confirms: () => true,
  run: async (actor, filter) => {
    const detail = { count: await countRows(filter) }
    await recordLook(actor, 'account-desk.save-accounts', { type: 'users', id: 'users', detail })
    return listFile({
      filename: accountList.csv.filename,
      columns: accountColumns,
      readPage: (cursor, most) => readPage({ ...filter, cursor }, most),
    })
  },
})

const sorted = sortedRows<AccountSort, Prisma.UserWhereInput, Prisma.UserOrderByWithRelationInput>('id', {
  name: { column: 'fullName', holds: 'text' },
  email: { column: 'emailKey', holds: 'text' },
  created: { column: 'id', holds: 'id' },
})

/** First the ordered ids, from the index of that order or of the search; then their rows, in the same order. */
async function readPage(filter: AccountFilter, most: number): Promise<AccountPage> {
  const { sql, pageOf } = sorted(accountOrder(filter), filter.cursor)
  const ids = await db.$queryRaw<Array<{ id: string }>>`
    SELECT u.id FROM "User" u WHERE ${await matching(filter)} AND ${sql.after}
    ORDER BY ${sql.orderBy} LIMIT ${most + 1}`
  const found = await db.user.findMany({ where: { id: { in: ids.map(({ id }) => id) } }, select: summaryColumns })
  const byId = new Map(found.map((row) => [row.id, row]))
  const { rows, nextCursor } = pageOf(
    ids.flatMap(({ id }) => byId.get(id) ?? []),
    most,
  )
  return { items: await accountSummaries(rows), nextCursor }
}

async function countRows(filter: AccountFilter): Promise<number> {
  const [found] = await db.$queryRaw<Array<{ count: number }>>`
    SELECT count(*)::int AS count
    FROM (SELECT FROM "User" u WHERE ${await matching(filter)} LIMIT ${mostInFile}) AS matches`
  return found?.count ?? 0
}

async function matching({ search, group, from, to }: AccountFilter): Promise<Prisma.Sql> {
  const conditions = [
    Prisma.sql`TRUE`,
    ...(search ? [await foundAccounts(search)] : []),
    ...(group ? [groups[group]] : []),
    ...(from ? [Prisma.sql`u."createdAt" >= ${danishMidnight(from)}`] : []),
    ...(to ? [Prisma.sql`u."createdAt" < ${danishMidnight(to, 1)}`] : []),
  ]
  return Prisma.join(conditions, ' AND ')
}

const isReseller = Prisma.sql`EXISTS (SELECT 1 FROM "ResellerMember" r WHERE r."userId" = u.id)`
const groups: Record<AccountGroup, Prisma.Sql> = {
  families: Prisma.sql`NOT u."isAdmin" AND NOT ${isReseller}`,
  resellers: isReseller,
  staff: Prisma.sql`u."isAdmin"`,
  disabled: Prisma.sql`u."disabledAt" IS NOT NULL`,
  leaving: Prisma.sql`u."deletionDueAt" IS NOT NULL`,
}
