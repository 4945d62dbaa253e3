import 'server-only'
import type { Transaction } from '@/lib/server/db'

/**
 * Whether a piece was engraved in this attempt. `taken_back`: marked as engraved, but undone since.
 */
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
