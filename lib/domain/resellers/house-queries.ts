import 'server-only'
import { countCodesOf } from '@/lib/domain/resellers/count-codes'
import {
  type ResellerFilter,
  type ResellerPage,
  type ResellerStatus,
  type ResellerSummary,
  resellerListInput,
} from '@/lib/domain/resellers/house-schema'
import { canManageResellers } from '@/lib/domain/resellers/policy'
import { writeResellersCsv } from '@/lib/domain/resellers/resellers-csv'
import { db, type Prisma } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { formatDate } from '@/lib/shared/danish-time'

const perPage = 25
// More than there are companies in the Danish trade.
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

/** The resellers that match the filter, by name. */
export const listResellers = defineRead({
  name: 'resellers.list-resellers',
  session: 'required',
  input: resellerListInput,
  authorize: canManageResellers,
  run: (_, filter) => readResellers(filter),
})

async function readResellers(filter: ResellerFilter): Promise<ResellerPage> {
  const { cursor } = filter
  const rows = await db.reseller.findMany({
    where: whereOf(filter),
    orderBy: [{ companyName: 'asc' }, { id: 'asc' }],
    // Resellers are never deleted, so the row of the cursor always exists.
    ...(cursor ? { cursor: { id: cursor }, skip: 1 } : {}),
    take: perPage + 1,
    select: columns,
  })
  const items = await withCodes(rows.slice(0, perPage))
  return { items, nextCursor: rows.length > perPage ? (items.at(-1)?.id ?? null) : null }
}

/** The resellers that match the filter as CSV, at most 5,000. */
export const exportResellers = defineRead({
  name: 'resellers.export-resellers',
  session: 'required',
  input: resellerListInput,
  authorize: canManageResellers,
  run: async (_, filter) => {
    const orderBy: Prisma.ResellerOrderByWithRelationInput[] = [{ companyName: 'asc' }, { id: 'asc' }]
    const rows = await db.reseller.findMany({ where: whereOf(filter), orderBy, take: mostInExport, select: columns })
    const body = writeResellersCsv(await withCodes(rows))
    return { body, contentType: 'text/csv; charset=utf-8', filename: 'forhandlere.csv' }
  },
})

/** How many resellers of each status match the rest of the filter. */
export const countResellers = defineRead({
  name: 'resellers.count-resellers',
  session: 'required',
  input: resellerListInput,
  authorize: canManageResellers,
  run: (_, filter) => countStates(filter),
})

async function countStates(filter: ResellerFilter): Promise<Record<ResellerStatus, number>> {
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
