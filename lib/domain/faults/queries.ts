import 'server-only'
import { validate as isUuid } from 'uuid'
import { canSeeFaults } from '@/lib/domain/faults/policy'
import {
  type FaultFilter,
  type FaultPage,
  type FaultSummary,
  type FaultView,
  faultKey,
  faultListInput,
} from '@/lib/domain/faults/schema'
import { db, type Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { danishDay } from '@/lib/shared/danish-time'
import { plusDays } from '@/lib/shared/time-buckets'

const perPage = 50
const daysShown = 30
const dayMs = 24 * 3600_000

const columns = {
  id: true,
  name: true,
  place: true,
  count: true,
  firstAt: true,
  lastAt: true,
  lastRelease: true,
  solvedAt: true,
  returnedAt: true,
} satisfies Prisma.FaultSelect

/** Faults by when they were last seen, latest first, 50 a page. */
export const listFaults = defineRead({
  name: 'faults.list-faults',
  session: 'required',
  input: faultListInput,
  authorize: canSeeFaults,
  run: async (_, filter): Promise<FaultPage> => {
    const rows = await db.fault.findMany({
      where: { AND: [whereOf(filter), placeAfter(filter.cursor)] },
      orderBy: [{ lastAt: 'desc' }, { id: 'desc' }],
      take: perPage + 1,
      select: columns,
    })
    const items = rows.slice(0, perPage)
    const last = items.at(-1)
    return {
      items: items.map((row) => faultSummary(row, new Date())),
      nextCursor: rows.length > perPage && last ? `${last.lastAt.getTime()}.${last.id}` : null,
    }
  },
})

/** One fault with its stack and its last 30 days. Throws NOT_FOUND. */
export const getFault = defineRead({
  name: 'faults.get-fault',
  session: 'required',
  input: faultKey,
  authorize: canSeeFaults,
  run: async (_, { id }): Promise<FaultView> => {
    const since = new Date(plusDays(danishDay(new Date()), 1 - daysShown))
    const row = await db.fault.findUnique({
      where: { id },
      select: {
        ...columns,
        stack: true,
        firstRelease: true,
        solvedById: true,
        days: { where: { day: { gte: since } }, orderBy: { day: 'asc' }, select: { day: true, count: true } },
      },
    })
    if (!row) throw new DomainError('NOT_FOUND')
    const solver = row.solvedById
      ? await db.user.findUnique({ where: { id: row.solvedById }, select: { fullName: true } })
      : null
    return {
      ...faultSummary(row, new Date()),
      stack: row.stack,
      firstRelease: row.firstRelease,
      solvedAt: row.solvedAt?.toISOString() ?? null,
      solvedBy: solver?.fullName ?? null,
      returnedAt: row.returnedAt?.toISOString() ?? null,
      days: row.days.map(({ day, count }) => ({ day: day.toISOString().slice(0, 10), count })),
    }
  },
})

function whereOf({ state, search }: FaultFilter): Prisma.FaultWhereInput {
  const found = { contains: search, mode: 'insensitive' } as const
  return {
    ...(state === 'all' ? {} : { solvedAt: state === 'open' ? null : { not: null } }),
    ...(search ? { OR: [{ name: found }, { place: found }] } : {}),
  }
}

/** What comes after the cursor; everything when it is none. */
function placeAfter(cursor: string): Prisma.FaultWhereInput {
  const [, ms, id] = /^(\d{1,15})\.(.+)$/.exec(cursor) ?? []
  if (!ms || !id || !isUuid(id)) return {}
  const lastAt = new Date(Number(ms))
  return { OR: [{ lastAt: { lt: lastAt } }, { lastAt, id: { lt: id } }] }
}

type Row = Prisma.FaultGetPayload<{ select: typeof columns }>

function faultSummary(row: Row, now: Date): FaultSummary {
  const { id, name, place, count, firstAt, lastAt, lastRelease } = row
  return {
    id,
    name,
    place,
    count,
    lastRelease,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
    state: stateOf(row, now),
  }
}

function stateOf({ solvedAt, returnedAt, firstAt }: Row, now: Date): FaultSummary['state'] {
  if (solvedAt) return 'solved'
  if (returnedAt) return 'returned'
  return now.getTime() - firstAt.getTime() < dayMs ? 'new' : 'open'
}
