import 'server-only'
import { z } from 'zod'
import { packageStateTexts } from '@/lib/domain/packages/copy'
import { forReaders } from '@/lib/domain/packages/policy'
import {
  isPackageId,
  type PackageFilter,
  type PackageSort,
  packageInput,
  packageList,
  packageListInput,
  packageOrder,
  writtenPackageInput,
} from '@/lib/domain/packages/schema'
import { inStock } from '@/lib/domain/packages/stock'
import type { PackageProgressView, PackageView, Page, ResellerOption, StateFigure } from '@/lib/domain/packages/views'
import { freeStates } from '@/lib/domain/qr-codes/policy'
import { outOfUseStates, type QrCodeState, qrCodeStates } from '@/lib/domain/qr-codes/schema'
import { db, Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { listFile, mostInFile } from '@/lib/server/list-file'
import { defineRead } from '@/lib/server/read'
import { recordLook } from '@/lib/server/record-look'
import { sortedRows } from '@/lib/server/sorted-rows'
import { withinDays } from '@/lib/server/within-days'
import type { CsvColumn } from '@/lib/shared/csv'
import { danishDay } from '@/lib/shared/danish-time'

const packagesPerPage = 25
// A select cannot usefully show more; the console lists all resellers.
const mostResellers = 500

const packageSelect = {
  id: true,
  number: true,
  name: true,
  state: true,
  made: true,
  requiresActivation: true,
  count: true,
  material: true,
  symbolMm: true,
  createdAt: true,
  reseller: { select: { id: true, companyName: true } },
} as const

/** Packages with the counts of their codes, newest first unless sorted otherwise. */
export const listPackages = defineRead({
  name: 'packages.list-packages',
  ...forReaders,
  input: packageListInput,
  run: (_, filter) => readPackages(filter, packagesPerPage),
})

/** The same as a CSV file. The download is logged. */
export const exportPackages = defineRead({
  name: 'packages.export-packages',
  ...forReaders,
  input: packageListInput,
  // Every reseller's purchases in bulk.
  confirms: () => true,
  run: async (actor, filter) => {
    const detail = { count: await db.qrPackage.count({ where: whereOf(filter), take: mostInFile }) }
    await recordLook(actor, 'packages.save-packages', { type: 'qr_packages', id: 'qr_packages', detail })
    return listFile({
      filename: packageList.csv.filename,
      columns: packageColumns,
      readPage: (cursor, most) => readPackages({ ...filter, cursor }, most),
    })
  },
})

const packageColumns: ReadonlyArray<CsvColumn<PackageView>> = [
  ['Nr.', ({ number }) => number],
  ['Navn', ({ name }) => name],
  ['Status', ({ state }) => packageStateTexts[state]],
  ['Forhandler', ({ reseller }) => reseller?.companyName],
  ['Koder', ({ count }) => count],
  ['Frie', ({ free }) => free],
  ['Låst', ({ claimed }) => claimed],
  ['Knyttet', ({ linked }) => linked],
  ['Ude af brug', ({ outOfUse }) => outOfUse],
  ['Lavet', ({ createdAt }) => danishDay(new Date(createdAt))],
]

const sorted = sortedRows<PackageSort, Prisma.QrPackageWhereInput, Prisma.QrPackageOrderByWithRelationInput>('id', {
  number: { column: 'number', holds: 'number' },
  name: { column: 'name', holds: 'text' },
  codes: { column: 'count', holds: 'number' },
})

async function readPackages(filter: PackageFilter, most: number): Promise<Page<PackageView>> {
  const { after, orderBy, pageOf } = sorted(packageOrder(filter), filter.cursor)
  const where = { AND: [whereOf(filter), after] }
  const rows = await db.qrPackage.findMany({ where, orderBy, take: most + 1, select: packageSelect })
  const page = pageOf(rows, most)
  return { items: await withCounts(page.rows), nextCursor: page.nextCursor }
}

function whereOf({ search, reseller, ...period }: PackageFilter): Prisma.QrPackageWhereInput {
  const number = /^[1-9]\d{0,8}$/.test(search) ? [{ number: Number(search) }] : []
  return {
    ...withinDays('createdAt', period),
    ...(search && { OR: [{ name: { contains: search, mode: 'insensitive' } }, ...number] }),
    ...(reseller && { resellerId: reseller === 'none' ? null : reseller }),
  }
}

/** One package, or null if there is none with that id. */
export const findPackage = defineRead({
  name: 'packages.find-package',
  ...forReaders,
  input: writtenPackageInput,
  run: async (_, { id }): Promise<PackageView | null> => {
    if (!isPackageId(id)) return null
    const row = await db.qrPackage.findUnique({ where: { id }, select: packageSelect })
    const [view] = row ? await withCounts([row]) : []
    return view ?? null
  },
})

/** How many of a package's codes are free and in our own stock. */
export const countInStock = defineRead({
  name: 'packages.count-in-stock',
  ...forReaders,
  input: packageInput,
  run: (_, { id: packageId }) => db.qrCode.count({ where: { packageId, ...inStock } }),
})

/** The progress of a package. Throws NOT_FOUND. */
export const getPackageProgress = defineRead({
  name: 'packages.get-package-progress',
  ...forReaders,
  input: packageInput,
  run: async (_, { id }): Promise<PackageProgressView> => {
    const row = await db.qrPackage.findUnique({
      where: { id },
      select: { id: true, state: true, made: true, count: true },
    })
    if (!row) throw new DomainError('NOT_FOUND')
    return row
  },
})

/** At most 500 resellers by name, optionally only active ones. */
export const listResellerOptions = defineRead({
  name: 'packages.list-reseller-options',
  ...forReaders,
  input: z.object({ onlyActive: z.boolean() }),
  run: (_, { onlyActive }): Promise<ResellerOption[]> =>
    db.reseller.findMany({
      where: onlyActive ? { status: 'active' } : {},
      orderBy: { companyName: 'asc' },
      take: mostResellers,
      select: { id: true, companyName: true },
    }),
})

type PackageRow = Prisma.QrPackageGetPayload<{ select: typeof packageSelect }>

async function withCounts(rows: PackageRow[]): Promise<PackageView[]> {
  const packageId = { in: rows.map(({ id }) => id) }
  const groups = await db.qrCode.groupBy({ by: ['packageId', 'state'], where: { packageId }, _count: { _all: true } })
  return rows.map(({ createdAt, ...row }) => {
    const counted = (...states: QrCodeState[]) =>
      groups
        .filter((group) => group.packageId === row.id && states.includes(group.state))
        .reduce((sum, group) => sum + group._count._all, 0)
    return {
      ...row,
      createdAt: createdAt.toISOString(),
      free: counted(...freeStates),
      claimed: counted('claimed'),
      linked: counted('linked'),
      outOfUse: counted(...outOfUseStates),
    }
  })
}

/** Counts are exact up to here and estimated above. */
export const mostCounted = 10_000
// Older packages that run low have been listed long enough.

/**
 * How many codes are in each state. Exact up to ten thousand, above that an estimate from the database's statistics, so
 * that the page costs the same with a million codes (docs/decisions/038).
 */
export const listStateFigures = defineRead({
  name: 'packages.list-state-figures',
  ...forReaders,
  input: z.object({}),
  run: countStates,
})

async function countStates(): Promise<StateFigure[]> {
  const counts = Prisma.join(
    qrCodeStates.map((state) => {
      const some = Prisma.sql`SELECT 1 FROM "QrCode" WHERE state = ${state}::"QrCodeState" LIMIT ${mostCounted + 1}`
      return Prisma.sql`SELECT ${state} AS state, (SELECT count(*) FROM (${some}) AS counted)::int AS count`
    }),
    ' UNION ALL ',
  )
  const rows = await db.$queryRaw<Array<{ state: QrCodeState; count: number }>>`${counts}`
  return Promise.all(
    rows.map(async ({ state, count }) =>
      count > mostCounted
        ? { state, count: Math.max(mostCounted, await estimate(state)), isEstimate: true }
        : { state, count, isEstimate: false },
    ),
  )
}

/** The planner's estimate, from the last ANALYZE and the table's current size, rounded to thousands. */
async function estimate(state: QrCodeState): Promise<number> {
  // A literal, since EXPLAIN with a parameter would ignore the state's statistics. `state` is one of our enum's values.
  const plan = await db.$queryRawUnsafe<Array<{ 'QUERY PLAN': Array<{ Plan: { 'Plan Rows': number } }> }>>(
    `EXPLAIN (FORMAT JSON) SELECT 1 FROM "QrCode" WHERE state = '${state}'`,
  )
  const rows = plan[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0
  return Math.round(rows / 1000) * 1000
}
