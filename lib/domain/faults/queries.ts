import 'server-only'
import { faultBadges } from '@/lib/domain/faults/copy'
import { canSeeFaults } from '@/lib/domain/faults/policy'
import {
  type FaultFilter,
  type FaultPage,
  type FaultSort,
  type FaultSummary,
  type FaultView,
  faultKey,
  faultList,
  faultListInput,
  faultOrder,
} from '@/lib/domain/faults/schema'
import { db, type Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { listFile, mostInFile } from '@/lib/server/list-file'
import { defineRead } from '@/lib/server/read'
import { recordLook } from '@/lib/server/record-look'
import { sortedRows } from '@/lib/server/sorted-rows'
import { withinDays } from '@/lib/server/within-days'
import type { CsvColumn } from '@/lib/shared/csv'
import { danishDay, danishMinute } from '@/lib/shared/danish-time'
import { dayMs } from '@/lib/shared/durations'
import { plusDays } from '@/lib/shared/time-buckets'

const perPage = 50
const daysShown = 30

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

/** Faults, 50 a page; those last seen first unless sorted otherwise. */
export const listFaults = defineRead({
  name: 'faults.list-faults',
  session: 'required',
  input: faultListInput,
  authorize: canSeeFaults,
  run: (_, filter) => readPage(filter, perPage),
})

/** The same as a CSV file. The download is logged. */
export const getFaultsFile = defineRead({
  name: 'faults.get-faults-file',
  session: 'required',
  input: faultListInput,
  authorize: canSeeFaults,
  run: async (actor, filter) => {
    const detail = { count: await db.fault.count({ where: whereOf(filter), take: mostInFile }) }
    await recordLook(actor, 'faults.save-faults', { type: 'faults', id: 'faults', detail })
    return listFile({
      filename: faultList.csv.filename,
      columns: csvColumns,
      readPage: (cursor, most) => readPage({ ...filter, cursor }, most),
    })
  },
})

const csvColumns: ReadonlyArray<CsvColumn<FaultSummary>> = [
  ['Hvad', ({ name }) => name],
  ['Hvor', ({ place }) => place],
  ['Status', ({ state }) => faultBadges[state]],
  ['Gange', ({ count }) => count],
  ['Først set', ({ firstAt }) => danishMinute(new Date(firstAt))],
  ['Sidst set', ({ lastAt }) => danishMinute(new Date(lastAt))],
  ['Udgave', ({ lastRelease }) => lastRelease],
]

const sorted = sortedRows<FaultSort, Prisma.FaultWhereInput, Prisma.FaultOrderByWithRelationInput>('id', {
  count: { column: 'count', holds: 'number' },
  first: { column: 'firstAt', holds: 'time' },
  last: { column: 'lastAt', holds: 'time' },
})

async function readPage(filter: FaultFilter, most: number): Promise<FaultPage> {
  const { after, orderBy, pageOf } = sorted(faultOrder(filter), filter.cursor)
  const rows = await db.fault.findMany({
    where: { AND: [whereOf(filter), after] },
    orderBy,
    take: most + 1,
    select: columns,
  })
  const page = pageOf(rows, most)
  return { items: page.rows.map((row) => faultSummary(row, new Date())), nextCursor: page.nextCursor }
}

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

function whereOf({ state, search, ...period }: FaultFilter): Prisma.FaultWhereInput {
  const found = { contains: search, mode: 'insensitive' } as const
  return {
    AND: [
      state === 'all' ? {} : { solvedAt: state === 'open' ? null : { not: null } },
      search ? { OR: [{ name: found }, { place: found }] } : {},
      withinDays('lastAt', period),
    ],
  }
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
