import 'server-only'
import { countCodesOf } from '@/lib/domain/resellers/count-codes'
import type { ResellerFilter, ResellerPage, ResellerStatus, ResellerSummary } from '@/lib/domain/resellers/house-schema'
import { requireHouse } from '@/lib/domain/resellers/require-house'
import { db, type Prisma } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { formatDate } from '@/lib/shared/danish-time'

const perPage = 25
// More companies than the trade has in the country.
const mostInExport = 5000

const columns = {
  id: true,
  companyName: true,
  cvr: true,
  postcode: true,
  city: true,
  contactName: true,
  email: true,
  phone: true,
  status: true,
  approvedAt: true,
} as const

/** Resellers by name, as the filter says. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function listResellers(actor: Actor, filter: ResellerFilter): Promise<ResellerPage> {
  requireHouse(actor)
  const { cursor } = filter
  const rows = await db.reseller.findMany({
    where: whereOf(filter),
    orderBy: [{ companyName: 'asc' }, { id: 'asc' }],
    // A reseller is never deleted: the one a page ended with is always there.
    ...(cursor ? { cursor: { id: cursor }, skip: 1 } : {}),
    take: perPage + 1,
    select: columns,
  })
  const items = await withCodes(rows.slice(0, perPage))
  return { items, nextCursor: rows.length > perPage ? (items.at(-1)?.id ?? null) : null }
}

/** All that the filter lets through, for a spreadsheet. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function listResellersForExport(actor: Actor, filter: ResellerFilter): Promise<ResellerSummary[]> {
  requireHouse(actor)
  const orderBy: Prisma.ResellerOrderByWithRelationInput[] = [{ companyName: 'asc' }, { id: 'asc' }]
  const rows = await db.reseller.findMany({ where: whereOf(filter), orderBy, take: mostInExport, select: columns })
  return withCodes(rows)
}

/** How many there are in each state, by the rest of the filter. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function countResellers(actor: Actor, filter: ResellerFilter): Promise<Record<ResellerStatus, number>> {
  requireHouse(actor)
  const where = whereOf({ ...filter, status: undefined })
  const groups = await db.reseller.groupBy({ by: ['status'], where, _count: { _all: true } })
  const of = (status: ResellerStatus) => groups.find((group) => group.status === status)?._count._all ?? 0
  return { active: of('active'), suspended: of('suspended') }
}

function whereOf({ search, status }: ResellerFilter): Prisma.ResellerWhereInput {
  const word = { contains: search, mode: 'insensitive' as const }
  const digits = search.replace(/\s/g, '')
  return {
    ...(status ? { status } : {}),
    ...(search
      ? {
          OR: [
            { companyName: word },
            { city: word },
            { contactName: word },
            ...(/^\d{2,8}$/.test(digits) ? [{ cvr: { startsWith: digits } }, { postcode: digits }] : []),
          ],
        }
      : {}),
  }
}

type Row = Prisma.ResellerGetPayload<{ select: typeof columns }>

async function withCodes(rows: Row[]): Promise<ResellerSummary[]> {
  const codesOf = await countCodesOf(rows.map(({ id }) => id))
  return rows.map(({ approvedAt, ...row }) => ({ ...row, since: formatDate(approvedAt), codes: codesOf(row.id) }))
}
