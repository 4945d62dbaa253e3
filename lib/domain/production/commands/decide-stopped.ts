import 'server-only'
import { checkAgain, giveUp, makeAgain } from '@/lib/domain/production/decide-piece'
import { assertState, lockPiece } from '@/lib/domain/production/pieces'
import { forWorkshop } from '@/lib/domain/production/policy'
import { decideStoppedInput } from '@/lib/domain/production/schema'
import { defineCommand, nothing } from '@/lib/server/command'
import { lockRows, withIds } from '@/lib/server/lock-rows'

const acts = { engraving: makeAgain, check: checkAgain, cancel: giveUp } as const

/**
 * One decision about several stopped pieces, of any batches: all, or none if one has moved on. Throws NOT_FOUND and
 * PIECE_WRONG_STATE, also for a piece to check that was never engraved.
 */
export const decideStopped = defineCommand({
  name: 'production.decide-stopped',
  input: decideStoppedInput,
  ...forWorkshop,
  load: nothing,
  run: async (context, { ids, to, reason }) => {
    const { tx } = context
    await lockRows(tx, 'ProductionPiece', withIds(ids))
    const rows = []
    for (const id of ids) rows.push(await lockPiece(tx, id))
    // In one order, as two decisions may be about the same batches.
    await lockRows(tx, 'ProductionBatch', withIds(rows.map(({ batch }) => batch.id)))
    for (const row of rows) {
      assertState(row, 'stopped')
      await acts[to](context, row, { reason, station: '' })
    }
    return { decided: rows.length }
  },
})
