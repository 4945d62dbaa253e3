import 'server-only'
import { ProductionError } from '@/lib/domain/production/errors'
import { definePieceCommand } from '@/lib/domain/production/piece-command'
import { engravingSoFar } from '@/lib/domain/production/piece-history'
import { assertState, changePiece, released, unchecked } from '@/lib/domain/production/pieces'
import { reworkableStates } from '@/lib/domain/production/policy'
import { reworkInput } from '@/lib/domain/production/schema'
import { dropPiecePhotos } from '@/lib/domain/stones/stone-files'

/**
 * Sends a faulty piece back to engraving, or a stopped one that is fine after all (a colleague's plaque was scanned by
 * mistake) back to quality check.
 */
export const reworkPiece = definePieceCommand({
  name: 'production.rework-piece',
  input: reworkInput,
  async run(context, { reason, station, to }, row) {
    if (to === 'check') {
      assertState(row, 'stopped')
      if ((await engravingSoFar(context.tx, row.id)) !== 'done') throw new ProductionError('PIECE_WRONG_STATE')
      const data = { ...released, state: 'quality_check' as const, problem: null, ...unchecked }
      await changePiece(context, row, { data, kind: 'given_back', station, reason })
      return { id: row.id, state: 'quality_check' as const }
    }
    assertState(row, ...reworkableStates)
    const data = {
      ...released,
      state: 'queued' as const,
      attempt: { increment: 1 },
      problem: reason,
      ...unchecked,
    }
    await changePiece(context, row, { data, kind: 'rework', station, reason })
    await dropPiecePhotos(context, row.id)
    return { id: row.id, state: 'queued' as const }
  },
})
