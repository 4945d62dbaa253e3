import 'server-only'
import type { UndoableStep } from '@/lib/domain/production/views'
import type { Database, Prisma } from '@/lib/server/db'
import { formatTextCode } from '@/lib/shared/qr-text-code'

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
          ...{ state: { in: ['quality_check', 'packed'] }, heldById: null, updatedAt: { gte: since } },
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
