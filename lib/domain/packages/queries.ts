import 'server-only'
import { z } from 'zod'
import { canReadPackages } from '@/lib/domain/packages/policy'
import {
  isPackageId,
  type PackageProgressView,
  type PackageView,
  type Page,
  packageInput,
  type ResellerOption,
  writtenPackageInput,
} from '@/lib/domain/packages/schema'
import { inHouse } from '@/lib/domain/packages/stock'
import type { QrCodeState } from '@/lib/domain/qr-codes/schema'
import { db, type Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'

const packagesPerPage = 25
// More resellers than a list to choose from can carry; the console of resellers has the rest.
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

/** Packages with what is left of them, newest first. */
export const listPackages = defineRead({
  name: 'packages.list-packages',
  session: 'required',
  input: z.object({ cursor: z.uuid().optional(), limit: z.number().int().min(1).max(packagesPerPage).optional() }),
  authorize: canReadPackages,
  run: (_, { cursor, limit = packagesPerPage }) => readPackages(cursor, limit),
})

async function readPackages(cursor: string | undefined, limit: number): Promise<Page<PackageView>> {
  const rows = await db.qrPackage.findMany({
    ...(cursor ? { where: { id: { lt: cursor } } } : {}),
    orderBy: { id: 'desc' },
    take: limit + 1,
    select: packageSelect,
  })
  const items = rows.slice(0, limit)
  return { items: await withCounts(items), nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}

/** One package, or null when there is none by that id. */
export const findPackage = defineRead({
  name: 'packages.find-package',
  session: 'required',
  input: writtenPackageInput,
  authorize: canReadPackages,
  run: async (_, { id }): Promise<PackageView | null> => {
    if (!isPackageId(id)) return null
    const row = await db.qrPackage.findUnique({ where: { id }, select: packageSelect })
    const [view] = row ? await withCounts([row]) : []
    return view ?? null
  },
})

/** How many of a package's codes are free and lie with no reseller yet. */
export const countInHouse = defineRead({
  name: 'packages.count-in-house',
  session: 'required',
  input: packageInput,
  authorize: canReadPackages,
  run: (_, { id: packageId }) => db.qrCode.count({ where: { packageId, ...inHouse } }),
})

/** How far a package is. Throws NOT_FOUND. */
export const getPackageProgress = defineRead({
  name: 'packages.get-package-progress',
  session: 'required',
  input: packageInput,
  authorize: canReadPackages,
  run: async (_, { id }): Promise<PackageProgressView> => {
    const row = await db.qrPackage.findUnique({
      where: { id },
      select: { id: true, state: true, made: true, count: true },
    })
    if (!row) throw new DomainError('NOT_FOUND')
    return row
  },
})

/** Resellers that codes can lie with, by name: active ones first to be chosen. */
export const listResellerOptions = defineRead({
  name: 'packages.list-reseller-options',
  session: 'required',
  input: z.object({ onlyActive: z.boolean() }),
  authorize: canReadPackages,
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
      free: counted('produced', 'assigned', 'handed_over', 'released'),
      claimed: counted('claimed'),
      linked: counted('linked'),
      outOfUse: counted('blocked', 'retired'),
    }
  })
}
