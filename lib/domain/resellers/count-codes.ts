import 'server-only'
import type { QrCodeState } from '@/lib/domain/qr-codes/schema'
import type { StockFigures } from '@/lib/domain/resellers/house-schema'
import { db } from '@/lib/server/db'

const places: Record<QrCodeState, keyof StockFigures> = {
  produced: 'stock',
  assigned: 'stock',
  released: 'stock',
  handed_over: 'handedOver',
  claimed: 'inUse',
  linked: 'inUse',
  blocked: 'outOfUse',
  retired: 'outOfUse',
}

const none = (): StockFigures => ({ stock: 0, handedOver: 0, inUse: 0, outOfUse: 0 })

/** The codes of these resellers by place; every id has figures. */
export async function countCodesOf(resellerIds: string[]): Promise<(id: string) => StockFigures> {
  const groups = await db.qrCode.groupBy({
    by: ['resellerId', 'state'],
    where: { resellerId: { in: resellerIds } },
    _count: { _all: true },
  })
  const figures = new Map(resellerIds.map((id) => [id, none()]))
  for (const { resellerId, state, _count } of groups) {
    const own = figures.get(resellerId ?? '')
    if (own) own[places[state]] += _count._all
  }
  return (id) => figures.get(id) ?? none()
}
