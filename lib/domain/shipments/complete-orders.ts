import 'server-only'
import { codesInUse } from '@/lib/domain/qr-codes/code-row'
import { markOrderShipped } from '@/lib/domain/shop-orders/mark-shipped'
import type { RunContext } from '@/lib/server/command'
import { Prisma, type Transaction } from '@/lib/server/db'
import { lockRows } from '@/lib/server/lock-rows'

/**
 * Packages of orders that are still open although every piece is shipped: each of their codes in use, and at least one.
 * The only place that says when an order is shipped. A further code has no piece: we send it by itself.
 */
export const shippedWhole: Prisma.QrPackageWhereInput = {
  OR: [{ order: { status: 'accepted' } }, { shopOrder: { status: 'started', item: { not: 'code' } } }],
  codes: {
    some: { ...codesInUse, pieces: { some: { state: 'shipped' } } },
    none: { ...codesInUse, pieces: { none: { state: 'shipped' } } },
  },
}

/**
 * Locks the orders behind a batch and returns their packages. Before its pieces, as whoever ends an order does; of two
 * batches of one order that leave at once, the second sees what the first shipped.
 */
export async function lockOrdersOf(tx: Transaction, batchId: string): Promise<string[]> {
  const packages = await tx.qrPackage.findMany({
    where: { codes: { some: { pieces: { some: { batchId } } } } },
    select: { id: true },
  })
  const ids = packages.map(({ id }) => id)
  await lockOrders(tx, ids)
  return ids
}

/** Locks the orders that these packages were made for. */
export async function lockOrders(tx: Transaction, packageIds: string[]): Promise<void> {
  const theirs = Prisma.sql`"packageId" = ANY(${packageIds}::uuid[])`
  await lockRows(tx, 'ShopOrder', theirs)
  await lockRows(tx, 'ResellerOrder', theirs)
}

/** Writes that the locked orders of these packages are shipped, where they are, and tells the families. */
export async function completeOrders(
  context: Pick<RunContext, 'tx' | 'enqueue'>,
  packageIds: string[],
): Promise<{ completed: number }> {
  const { tx } = context
  const packages = await tx.qrPackage.findMany({
    where: { ...shippedWhole, id: { in: packageIds } },
    orderBy: { id: 'asc' },
    select: { id: true, shopOrder: { select: { id: true } } },
  })
  for (const { id: packageId, shopOrder } of packages) {
    const { carrier, trackingNumber, ...last } = await tx.productionBatch.findFirstOrThrow({
      where: { shippedAt: { not: null }, pieces: { some: { state: 'shipped', qrCode: { packageId } } } },
      orderBy: { shippedAt: 'desc' },
      select: { shippedAt: true, carrier: true, trackingNumber: true },
    })
    const shippedAt = last.shippedAt ?? new Date()
    if (shopOrder) await markOrderShipped(context, shopOrder.id, { shippedAt, carrier, trackingNumber })
    // Only what was delivered is invoiced.
    const delivered = { status: 'shipped', deliveredAt: shippedAt } as const
    await tx.resellerOrder.updateMany({ where: { packageId, status: 'accepted' }, data: delivered })
  }
  return { completed: packages.length }
}
