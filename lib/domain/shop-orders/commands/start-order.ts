import 'server-only'
import { preparePackage } from '@/lib/domain/packages/prepare-package'
import { codeActor, writeCodeEvent } from '@/lib/domain/qr-codes/code-row'
import { linkCode } from '@/lib/domain/qr-codes/link-code'
import { ShopOrderError } from '@/lib/domain/shop-orders/errors'
import { forAdministrator, lockOrder, type ShopOrderRow } from '@/lib/domain/shop-orders/orders'
import { canStart } from '@/lib/domain/shop-orders/policy'
import { shopOrderId } from '@/lib/domain/shop-orders/schema'
import { defineCommand, type WriteContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'

/**
 * Begins a paid order, or a public buyer's: its codes are made and lead to the page at once, so that a drawing can be
 * written for them. Throws SHOP_ORDER_NOT_WAITING, also before the day that an engraving may begin, and SHOP_ORDER_PAGE_GONE.
 */
export const startOrder = defineCommand({
  name: 'shop-orders.start-order',
  input: shopOrderId,
  ...forAdministrator,
  run: async (context, { id }) => {
    const order = await lockOrder(context.tx, id)
    if (!canStart(order, new Date())) throw new ShopOrderError('SHOP_ORDER_NOT_WAITING')
    const made = await makeOrderCodes(context, order)
    await context.tx.shopOrder.update({
      where: { id },
      data: { status: 'started', startedAt: new Date(), packageId: made.id },
    })
    context.about({ type: 'shop_order', id, detail: { number: order.number, package: made.number } })
    return { id, package: made }
  },
})

/**
 * Makes the codes of a locked order, owned by the owner of its page or code and linked at once: to the page, or to all
 * pages of the code it was ordered for, which may be two on one stone. Returns the package. Throws SHOP_ORDER_PAGE_GONE.
 */
export async function makeOrderCodes(
  context: WriteContext,
  order: ShopOrderRow,
): Promise<{ id: string; number: number }> {
  const { tx } = context
  const { memorialIds, ownerId } = await goalOf(tx, order)
  const made = await preparePackage(context, {
    name: `Bestilling ${order.number}`,
    count: order.count,
    // Nobody has to claim them.
    requiresActivation: false,
    resellerId: null,
    material: order.material,
    symbolMm: order.symbolMm,
  })
  const codes = await tx.qrCode.findMany({
    where: { packageId: made.id },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  const actor = codeActor(context.actor)
  for (const { id: qrCodeId } of codes) {
    if (ownerId) {
      await tx.qrCode.update({ where: { id: qrCodeId }, data: { ownerId, claimedAt: new Date(), state: 'claimed' } })
      await writeCodeEvent(tx, { qrCodeId, kind: 'claimed', reason: `Bestilling ${order.number}`, ...actor })
    }
    for (const memorialId of memorialIds) await linkCode(context, { qrCodeId, memorialId, ...actor })
  }
  return made
}

async function goalOf(tx: Transaction, { memorialId, qrCodeId }: ShopOrderRow) {
  if (qrCodeId) {
    const code = await tx.qrCode.findUniqueOrThrow({
      where: { id: qrCodeId },
      select: { ownerId: true, links: { orderBy: { position: 'asc' }, select: { memorialId: true } } },
    })
    return { ownerId: code.ownerId, memorialIds: code.links.map((link) => link.memorialId) }
  }
  if (!memorialId) throw new ShopOrderError('SHOP_ORDER_PAGE_GONE')
  const owner = await tx.memorialMember.findFirst({
    where: { memorialId, role: 'owner' },
    orderBy: { createdAt: 'asc' },
    select: { userId: true },
  })
  return { ownerId: owner?.userId ?? null, memorialIds: [memorialId] }
}
