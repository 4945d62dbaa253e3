import 'server-only'
import { isRunningLow, isStockLow, lastOfPackage, lowStock } from '@/lib/domain/packages/policy'
import type { LowPackageView } from '@/lib/domain/packages/views'
import { freeStates } from '@/lib/domain/qr-codes/policy'
import { db, Prisma } from '@/lib/server/db'
import type { Attention, FindAttention } from '@/lib/shared/attention'
import { counted } from '@/lib/shared/counted'

// Older packages that are nearly empty were seen when they were new.
const newest = 25

/** Few free codes in all, and packages down to their last tenth. Counting stops there, whatever the stock. */
export const findPackagesAttention: FindAttention = async () => {
  const [free, low] = await Promise.all([countFree(lowStock + 1), readLowPackages()])
  const packages = low.map((each) => lowPackage(each))
  return isStockLow(free) ? [lowStockOf(free), ...packages] : packages
}

function lowStockOf(free: number): Attention {
  return {
    key: 'packages.stock',
    urgency: 'now',
    badge: 'Lavt lager',
    link: counted(free, 'fri kode', 'frie koder'),
    rest: 'er der tilbage i alt. Lav en ny pakke.',
    href: '/admin/qr-packages',
    since: null,
    until: null,
  }
}

function lowPackage({ id, number, name, free, count }: LowPackageView): Attention {
  return {
    key: `packages.low.${id}`,
    urgency: 'note',
    badge: 'Næsten tom',
    link: `Pakke ${number}, ${name}`,
    rest: `har ${counted(free, 'fri kode', 'frie koder')} tilbage af ${count.toLocaleString('da-DK')}.`,
    href: `/admin/qr-packages/${id}`,
    since: null,
    until: null,
  }
}

const free = () => Prisma.join(freeStates.map((state) => Prisma.sql`${state}::"QrCodeState"`))

async function countFree(most: number): Promise<number> {
  const [row] = await db.$queryRaw<Array<{ count: number }>>`
    SELECT count(*)::int AS count FROM (SELECT 1 FROM "QrCode" WHERE state IN (${free()}) LIMIT ${most}) AS counted`
  return row?.count ?? 0
}

async function readLowPackages(): Promise<LowPackageView[]> {
  const packages = await db.qrPackage.findMany({
    where: { state: 'ready' },
    orderBy: { id: 'desc' },
    take: newest,
    select: { id: true, number: true, name: true, count: true },
  })
  if (packages.length === 0) return []
  const rows = await db.$queryRaw<Array<{ id: string; free: number }>>`
    SELECT wanted.id, (SELECT count(*)::int FROM (
      SELECT 1 FROM "QrCode" WHERE "packageId" = wanted.id AND state IN (${free()}) LIMIT wanted.most + 1) AS counted) AS free
    FROM unnest(${packages.map(({ id }) => id)}::uuid[], ${packages.map(({ count }) => lastOfPackage(count))}::int[])
      AS wanted (id, most)`
  const freeIn = new Map(rows.map((row) => [row.id, row.free]))
  return packages.map((row) => ({ ...row, free: freeIn.get(row.id) ?? 0 })).filter(isRunningLow)
}
