import 'server-only'
import { pieceSelect, pieceView } from '@/lib/domain/production/batches'
import { optionsOfPiece } from '@/lib/domain/production/pieces'
import { findBatch } from '@/lib/domain/production/queries'
import type { BatchView, PaperPiece } from '@/lib/domain/production/schema'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

export type BatchForPapers = { batch: BatchView; pieces: PaperPiece[] }

/** A batch and its pieces except cancelled ones, for its documents. Throws NOT_FOUND. */
export async function getBatchForPapers(actor: Actor, number: number): Promise<BatchForPapers> {
  const batch = await findBatch(actor, { number })
  if (!batch) throw new DomainError('NOT_FOUND')
  const rows = await db.productionPiece.findMany({
    where: { batch: { number }, state: { not: 'cancelled' } },
    orderBy: { number: 'asc' },
    select: { ...pieceSelect, options: true, proofSheet: { select: { options: true } } },
  })
  const pieces = rows.map((row) => {
    const { lines, people } = optionsOfPiece({ ...row, batch })
    return { ...pieceView(row), text: [...lines, ...people.flat()].filter(Boolean).join(' · ') }
  })
  return { batch, pieces }
}
