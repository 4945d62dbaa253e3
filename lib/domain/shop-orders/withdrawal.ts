import 'server-only'
import { type LockedPiece, lockPiece, stopHeldPiece } from '@/lib/domain/production/pieces'
import { openStates } from '@/lib/domain/production/policy'
import { findOrderRow, type ShopOrderRow } from '@/lib/domain/shop-orders/orders'
import { canReadOrder, isBuyer, type Work, workOf } from '@/lib/domain/shop-orders/policy'
import { readOrderCodes } from '@/lib/domain/shop-orders/workshop'
import type { RunContext } from '@/lib/server/command'
import type { Database } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { isSigned } from '@/lib/server/signed-link'
import type { Actor } from '@/lib/shared/actor'

type Regretted = { order: ShopOrderRow; isByLink: boolean }

/** The order for its buyer, or for whoever has its link. Throws NOT_FOUND. */
export async function getRegretted(
  actor: Actor,
  { id, key }: { id: string; key?: string | undefined },
  may: (actor: Actor, regretted: Regretted) => boolean = mayRegret,
): Promise<Regretted> {
  const order = await findOrderRow(id)
  const found = order && { order, isByLink: isSigned('withdrawal', order.id, key) }
  if (!found || !may(actor, found)) throw new DomainError('NOT_FOUND')
  return found
}

export function mayRegret(actor: Actor, { order, isByLink }: Regretted): boolean {
  return isByLink || isBuyer(actor, order)
}

/** Who may say that it has come: the buyer, whoever has the link, and administrators. */
export function mayReceive(actor: Actor, { order, isByLink }: Regretted): boolean {
  return isByLink || canReadOrder(actor, order)
}

/** How far the work on an order is. */
export async function readWork(database: Database, order: Pick<ShopOrderRow, 'packageId' | 'status'>): Promise<Work> {
  const { packageId } = order
  return workOf(order, packageId ? ((await readOrderCodes(database, [packageId])).get(packageId) ?? []) : [])
}

/** What the workshop has of an order, locked so that nobody goes on with it. */
export async function lockOpenPieces(
  { tx }: Pick<RunContext, 'tx'>,
  { packageId }: Pick<ShopOrderRow, 'packageId'>,
): Promise<LockedPiece[]> {
  if (!packageId) return []
  const open = await tx.productionPiece.findMany({
    where: { qrCode: { packageId }, state: { in: [...openStates] } },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  const pieces: LockedPiece[] = []
  for (const { id } of open) pieces.push(await lockPiece(tx, id))
  return pieces
}

/** Stops them with the reason, so that the workshop sends the family's plate back. */
export async function stopPieces(context: RunContext, pieces: readonly LockedPiece[], { number }: { number: number }) {
  const problem = `Familien har fortrudt bestilling ${number}. Gravér ikke mere, og send pladen tilbage.`
  for (const piece of pieces) await stopHeldPiece(context, piece, { problem, station: '' })
}
