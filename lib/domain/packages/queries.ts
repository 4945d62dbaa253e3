import 'server-only'
import { z } from 'zod'
import { canReadPackages } from '@/lib/domain/packages/policy'
import type { PackageProgressView, PackageView, Page, ResellerOption } from '@/lib/domain/packages/schema'
import { inHouse } from '@/lib/domain/packages/stock'
import type { QrCodeState } from '@/lib/domain/qr-codes/schema'
import { db, type Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

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

/** Packages with what is left of them, newest first. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function listPackages(
  actor: Actor,
  { cursor, limit = packagesPerPage }: { cursor?: string | undefined; limit?: number } = {},
): Promise<Page<PackageView>> {
  requireReader(actor)
  const rows = await db.qrPackage.findMany({
    ...(cursor ? { where: { id: { lt: cursor } } } : {}),
    orderBy: { id: 'desc' },
    take: limit + 1,
    select: packageSelect,
  })
  const items = rows.slice(0, limit)
  return { items: await withCounts(items), nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}

/** One package, or null when there is none by that id. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function findPackage(actor: Actor, id: string): Promise<PackageView | null> {
  requireReader(actor)
  if (!isPackageId(id)) return null
  const row = await db.qrPackage.findUnique({ where: { id }, select: packageSelect })
  const [view] = row ? await withCounts([row]) : []
  return view ?? null
}

/** How many of a package's codes are free and lie with no reseller yet. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function countInHouse(actor: Actor, packageId: string): Promise<number> {
  requireReader(actor)
  return db.qrCode.count({ where: { packageId, ...inHouse } })
}

/** How far a package is. Throws UNAUTHENTICATED, FORBIDDEN or NOT_FOUND. */
export async function getPackageProgress(actor: Actor, id: string): Promise<PackageProgressView> {
  requireReader(actor)
  const row = await db.qrPackage.findUnique({
    where: { id },
    select: { id: true, state: true, made: true, count: true },
  })
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

/** Resellers that codes can lie with, by name: active ones first to be chosen. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function listResellerOptions(
  actor: Actor,
  { onlyActive }: { onlyActive: boolean },
): Promise<ResellerOption[]> {
  requireReader(actor)
  return db.reseller.findMany({
    where: onlyActive ? { status: 'active' } : {},
    orderBy: { companyName: 'asc' },
    take: mostResellers,
    select: { id: true, companyName: true },
  })
}

/** Packages and their codes are for the house and its workshop. Throws UNAUTHENTICATED or FORBIDDEN. */
export function requireReader(actor: Actor): void {
  if (actor.kind === 'visitor') throw new DomainError('UNAUTHENTICATED')
  if (!canReadPackages(actor)) throw new DomainError('FORBIDDEN')
}

export function isPackageId(id: string): boolean {
  return z.uuid().safeParse(id).success
}

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
