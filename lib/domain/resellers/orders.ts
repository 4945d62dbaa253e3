import 'server-only'
import { materialTexts } from '@/lib/domain/artwork/copy'
import type { OrderView } from '@/lib/domain/resellers/console-schema'
import { ResellerError } from '@/lib/domain/resellers/errors'
import { db, type Prisma, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { SignedInActor } from '@/lib/shared/actor'
import { formatDate } from '@/lib/shared/danish-time'
import { formatOere, sumOere, toOere } from '@/lib/shared/money'

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
  piecesOere: true,
  freightOere: true,
  createdAt: true,
} as const

type OrderRow = Prisma.ResellerOrderGetPayload<{ select: typeof orderColumns }>

/** An order in Danish text, with no further columns. */
export function orderView(row: OrderRow): OrderView {
  const { material, symbolMm, wantedOn, createdAt, piecesOere, freightOere, ...order } = row
  const make = [material && materialTexts[material], symbolMm && `${symbolMm}\u00a0mm`].filter(Boolean).join(', ')
  const price = agreedPrice({ piecesOere, freightOere })
  return { ...order, make, price, wantedOn: wantedOn && formatDate(wantedOn), at: formatDate(createdAt) }
}

/** What was agreed when it was ordered, without moms, as text; null on orders from before prices were stored. */
export function agreedPrice(row: { piecesOere: bigint | null; freightOere: bigint | null }): string | null {
  return row.piecesOere === null ? null : formatOere(sumOere([toOere(row.piecesOere), toOere(row.freightOere ?? 0n)]))
}

const decisionColumns = {
  id: true,
  number: true,
  resellerId: true,
  count: true,
  requiresActivation: true,
  wantsPlaques: true,
  material: true,
  symbolMm: true,
  reseller: { select: { companyName: true, contactName: true, email: true, status: true } },
} as const

/** An order: any for administrators, its own for a reseller. Throws NOT_FOUND. */
export async function getOrder(actor: SignedInActor, id: string) {
  const own = actor.kind === 'administrator' ? {} : { resellerId: actor.reseller?.id ?? nobody }
  const row = await db.resellerOrder.findFirst({ where: { id, ...own }, select: decisionColumns })
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

const nobody = '00000000-0000-0000-0000-000000000000'

/** Decides an order that is still received. Throws ORDER_DECIDED to the second of two concurrent callers. */
export async function decideOrder(
  tx: Transaction,
  id: string,
  data: { status: 'accepted' | 'cancelled'; reason?: string },
): Promise<void> {
  const { count } = await tx.resellerOrder.updateMany({ where: { id, status: 'received' }, data })
  if (count === 0) throw new ResellerError('ORDER_DECIDED')
}
