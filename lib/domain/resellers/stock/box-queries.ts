import 'server-only'
import { z } from 'zod'
import { type BoxView, boxState, receiptUndoMs } from '@/lib/domain/production/box-schema'
import { trackingLink } from '@/lib/domain/production/tracking-link'
import { getOwnCompany } from '@/lib/domain/resellers/resellers'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'

const mostShown = 30

/** The newest boxes made for the caller's reseller, at most 30, also while its agreement is suspended. */
export const listOwnBoxes = defineRead({
  name: 'resellers.list-own-boxes',
  session: 'required',
  load: (_, actor) => getOwnCompany(actor),
  // The subject is the caller's own.
  authorize: anyone,
  input: z.object({}),
  run: (_actor, _input, { id }) => readBoxes(id, new Date()),
})

async function readBoxes(resellerId: string, now: Date): Promise<BoxView[]> {
  const rows = await db.productionBatch.findMany({
    where: { resellerId, cancelledAt: null },
    orderBy: { number: 'desc' },
    take: mostShown,
    select: {
      id: true,
      number: true,
      shippedAt: true,
      carrier: true,
      trackingNumber: true,
      receivedAt: true,
      receivedByName: true,
    },
  })
  const groups = await db.productionPiece.groupBy({
    by: ['batchId', 'state'],
    where: { batchId: { in: rows.map(({ id }) => id) }, state: { not: 'cancelled' } },
    _count: { _all: true },
  })
  return rows.map(({ id, number, shippedAt, carrier, trackingNumber, receivedAt, receivedByName }) => {
    const own = groups.filter(({ batchId }) => batchId === id)
    const states = own.map(({ state }) => state)
    return {
      number,
      carrier,
      trackingNumber,
      receivedByName,
      pieces: own.reduce((sum, { _count }) => sum + _count._all, 0),
      state: boxState({ shippedAt, receivedAt }, states),
      shippedAt: shippedAt?.toISOString() ?? null,
      trackingUrl: trackingLink(carrier, trackingNumber),
      receivedAt: receivedAt?.toISOString() ?? null,
      canUndo: receivedAt !== null && now.getTime() - receivedAt.getTime() < receiptUndoMs,
    }
  })
}
