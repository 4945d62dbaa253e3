import 'server-only'
import { isRunningLow, lastOfPackage } from '@/lib/domain/packages/policy'
import { requireReader } from '@/lib/domain/packages/queries'
import type { LowPackageView } from '@/lib/domain/packages/schema'
import { freeStates } from '@/lib/domain/qr-codes/policy'
import { db, Prisma } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'

// Older ones have been seen often enough.
const newest = 25

/**
 * Those of the newest packages whose last tenth is being used. Of each only so many codes are counted as make the
 * difference: the page costs the same however large the packages are. Throws UNAUTHENTICATED or FORBIDDEN.
 */
export async function listLowPackages(actor: Actor): Promise<LowPackageView[]> {
  requireReader(actor)
  const packages = await db.qrPackage.findMany({
    where: { state: 'ready' },
    orderBy: { id: 'desc' },
    take: newest,
    select: { id: true, number: true, name: true, count: true },
  })
  if (packages.length === 0) return []
  const free = Prisma.join(freeStates.map((state) => Prisma.sql`${state}::"QrCodeState"`))
  const rows = await db.$queryRaw<Array<{ id: string; free: number }>>`
    SELECT wanted.id, (SELECT count(*)::int FROM (
      SELECT 1 FROM "QrCode" WHERE "packageId" = wanted.id AND state IN (${free}) LIMIT wanted.most + 1) AS counted) AS free
    FROM unnest(${packages.map(({ id }) => id)}::uuid[], ${packages.map(({ count }) => lastOfPackage(count))}::int[])
      AS wanted (id, most)`
  const freeIn = new Map(rows.map((row) => [row.id, row.free]))
  return packages.map((row) => ({ ...row, free: freeIn.get(row.id) ?? 0 })).filter(isRunningLow)
}
