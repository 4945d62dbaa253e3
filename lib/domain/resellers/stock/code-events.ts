import 'server-only'
import { stockEventTexts, takenBackReason } from '@/lib/domain/resellers/stock/copy'
import type { StockEventView } from '@/lib/domain/resellers/stock/schema'
import { db } from '@/lib/server/db'

// More than any real code has.
const mostEvents = 200
// Failed activations and links are private to the family.
const hidden = ['activation_failed', 'unlinked', 'photographed', 'given'] as const

/**
 * A code's history since it came to this reseller, oldest first, the newest 200 events. Names and reasons are only
 * given for the reseller's own members. Earlier events belong to another reseller, or to a family that had the code
 * from us.
 */
export async function eventsForReseller(qrCodeId: string, resellerId: string): Promise<StockEventView[]> {
  const [members, given] = await Promise.all([
    db.resellerMember.findMany({ where: { resellerId }, select: { userId: true } }),
    db.qrEvent.findFirst({
      where: { qrCodeId, OR: [{ kind: 'moved' }, { kind: 'assigned', ...notTakenBack }] },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      select: { at: true },
    }),
  ])
  const own = new Set(members.map(({ userId }) => userId))
  const rows = await db.qrEvent.findMany({
    where: { qrCodeId, kind: { notIn: [...hidden] }, ...(given ? { at: { gte: given.at } } : {}) },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: mostEvents,
    select: { id: true, kind: true, at: true, actorId: true, actorName: true, reason: true },
  })
  return rows.toReversed().map(({ id, kind, at, actorId, actorName, reason }) => {
    const isOwn = actorId !== null && own.has(actorId) && !ofFamilies.has(kind)
    return {
      id,
      text: stockEventTexts[kind] ?? '',
      at: at.toISOString(),
      actorName: isOwn ? actorName : null,
      reason: isOwn ? reason : null,
    }
  })
}

const notTakenBack = { OR: [{ reason: null }, { reason: { not: takenBackReason } }] }

// A stonemason who claims a code for their own family counts as a family.
const ofFamilies = new Set<string>(['claimed', 'linked', 'released'])
