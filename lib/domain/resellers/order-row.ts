import 'server-only'
import { materialTexts } from '@/lib/domain/artwork/copy'
import type { OrderView } from '@/lib/domain/resellers/house-schema'
import type { Prisma } from '@/lib/server/db'
import { formatDate } from '@/lib/shared/danish-time'

export const orderColumns = {
  id: true,
  number: true,
  count: true,
  requiresActivation: true,
  wantsPlaques: true,
  material: true,
  symbolMm: true,
  message: true,
  wantedOn: true,
  orderedByName: true,
  status: true,
  reason: true,
  packageId: true,
  createdAt: true,
} as const

type OrderRow = Prisma.ResellerOrderGetPayload<{ select: typeof orderColumns }>

/** An order in Danish text, with no further columns. */
export function orderView({ material, symbolMm, wantedOn, createdAt, ...order }: OrderRow): OrderView {
  const make = [material && materialTexts[material], symbolMm && `${symbolMm}\u00a0mm`].filter(Boolean).join(', ')
  return { ...order, make, wantedOn: wantedOn && formatDate(wantedOn), at: formatDate(createdAt) }
}
