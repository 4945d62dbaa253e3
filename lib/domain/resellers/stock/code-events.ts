import 'server-only'
import { stockEventTexts, takenBackReason } from '@/lib/domain/resellers/stock/copy'
import type { StockEventView } from '@/lib/domain/resellers/stock/schema'
import { db } from '@/lib/server/db'

// Longer than any honest history.
const mostEvents = 200
// Wrong tries and pages coming and going are the family's own affair.
const hidden = ['activation_failed', 'unlinked', 'photographed', 'given'] as const

/**
 * What happened to a code while it was this reseller's, in the order in which it happened; of a
 * very long history the newest part. Names and reasons are given for the reseller's own
 * people alone; what was before it was given or moved here belongs to another, or to a family that had it straight from
 * the house.
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

// A stonemason who takes a code for a family of its own is a family then.
const ofFamilies = new Set<string>(['claimed', 'linked', 'released'])
