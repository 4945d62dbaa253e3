import 'server-only'
import { accountSearch } from '@/lib/domain/account-desk/account-search'
import { accountSummaries, summaryColumns } from '@/lib/domain/account-desk/account-summary'
import { requireDesk } from '@/lib/domain/account-desk/require-desk'
import type {
  AccountFilter,
  AccountGroup,
  AccountPage,
  AccountSort,
  AccountSummary,
} from '@/lib/domain/account-desk/schema'
import { recordLook } from '@/lib/domain/audit/record-look'
import { db, type Prisma } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'

const perPage = 25
// What a spreadsheet still opens.
const mostInExport = 10_000

/** Accounts as the filter says. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function listAccounts(actor: Actor, filter: AccountFilter): Promise<AccountPage> {
  requireDesk(actor)
  const rows = await db.user.findMany({
    where: { AND: [whereOf(filter), await placeAfter(filter)] },
    orderBy: orders[filter.sort ?? 'newest'],
    take: perPage + 1,
    select: summaryColumns,
  })
  const items = await accountSummaries(rows.slice(0, perPage))
  return { items, nextCursor: rows.length > perPage ? (items.at(-1)?.id ?? null) : null }
}

/** The same for a spreadsheet, up to 10,000; that it was taken out stands in the log. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function listAccountsForExport(actor: Actor, filter: AccountFilter): Promise<AccountSummary[]> {
  requireDesk(actor)
  const orderBy = orders[filter.sort ?? 'newest']
  const rows = await db.user.findMany({ where: whereOf(filter), orderBy, take: mostInExport, select: summaryColumns })
  await recordLook(actor, 'account-desk.save-accounts', { type: 'users', id: 'users', detail: { count: rows.length } })
  return accountSummaries(rows)
}

// An id is younger than every one made before it (UUID version 7): its order is the order of time.
const orders: Record<AccountSort, Prisma.UserOrderByWithRelationInput[]> = {
  newest: [{ id: 'desc' }],
  oldest: [{ id: 'asc' }],
  name: [{ fullName: 'asc' }, { id: 'asc' }],
}

const groups: Record<AccountGroup, Prisma.UserWhereInput> = {
  families: { isAdmin: false, reseller: { is: null } },
  resellers: { reseller: { isNot: null } },
  staff: { isAdmin: true },
  disabled: { disabledAt: { not: null } },
  leaving: { deletionDueAt: { not: null } },
}

function whereOf({ search, group }: AccountFilter): Prisma.UserWhereInput {
  return { ...(search ? accountSearch(search) : {}), ...(group ? groups[group] : {}) }
}

/** Everything behind the account that a page ended with; the whole list when that account was deleted meanwhile. */
async function placeAfter({ cursor, sort }: AccountFilter): Promise<Prisma.UserWhereInput> {
  if (!cursor) return {}
  if (sort === 'oldest') return { id: { gt: cursor } }
  if (sort !== 'name') return { id: { lt: cursor } }
  const last = await db.user.findUnique({ where: { id: cursor }, select: { fullName: true } })
  if (!last) return {}
  const { fullName } = last
  // The first bound is what the index is entered by.
  return { fullName: { gte: fullName }, OR: [{ fullName: { gt: fullName } }, { id: { gt: cursor } }] }
}
