import 'server-only'
import type { UndoableStep } from '@/lib/domain/production/schema'
import type { Database, Prisma, Transaction } from '@/lib/server/db'
import { formatTextCode } from '@/lib/shared/qr-text-code'

/** Whether a piece was engraved in this attempt. `taken_back`: marked as engraved, but undone since. */
export async function engravingSoFar(tx: Transaction, pieceId: string): Promise<'none' | 'taken_back' | 'done'> {
  const events = await tx.pieceEvent.findMany({
    where: { pieceId, kind: { in: ['engraved', 'packed', 'undone', 'rework'] } },
    orderBy: { id: 'desc' },
    select: { kind: true },
  })
  const rework = events.findIndex(({ kind }) => kind === 'rework')
  const steps = rework < 0 ? events : events.slice(0, rework)
  // No other event comes between a step and its undo.
  const stands = steps.some(({ kind }, at) => kind === 'engraved' && steps[at - 1]?.kind !== 'undone')
  if (stands) return 'done'
  return steps.some(({ kind }) => kind === 'engraved') ? 'taken_back' : 'none'
}

const undoableMs = 60_000

/**
 * This person's last step among these pieces while it can be undone: for a minute, and until someone takes the piece or
 * anything else happens to it.
 */
export async function findUndoableStep(
  database: Database,
  userId: string,
  pieces: Prisma.ProductionPieceWhereInput,
): Promise<UndoableStep | null> {
  const since = new Date(Date.now() - undoableMs)
  const piece = await database.productionPiece.findFirst({
    where: {
      AND: [
        pieces,
        {
          state: { in: ['quality_check', 'packed'] },
          heldById: null,
          updatedAt: { gte: since },
          events: { some: { actorId: userId, kind: { in: ['engraved', 'packed'] }, at: { gte: since } } },
        },
      ],
    },
    orderBy: { updatedAt: 'desc' },
    select: {
      id: true,
      qrCode: { select: { code: true } },
      events: { orderBy: { id: 'desc' }, take: 1, select: { kind: true, actorId: true, at: true } },
    },
  })
  const [last] = piece?.events ?? []
  if (!piece || !last || last.actorId !== userId || (last.kind !== 'engraved' && last.kind !== 'packed')) return null
  return {
    id: piece.id,
    formattedCode: formatTextCode(piece.qrCode.code),
    step: last.kind,
    leftMs: last.at.getTime() - since.getTime(),
  }
}
