import 'server-only'
import { definePieceCommand } from '@/lib/domain/production/piece-command'
import { assertMine, assertState, changePiece, released } from '@/lib/domain/production/piece-row'
import { atStationInput } from '@/lib/domain/production/schema'
import { refuseOutOfUse } from '@/lib/domain/production/stop-piece'
import { codeActor } from '@/lib/domain/qr-codes/code-actor'
import { writeCodeEvent } from '@/lib/domain/qr-codes/code-row'

/** The machine is done: the piece goes on to be scanned, and the code's own history says that it is engraved. */
export const finishEngraving = definePieceCommand({
  name: 'production.finish-engraving',
  input: atStationInput,
  async run(context, { station }, row) {
    assertState(row, 'engraving')
    assertMine(row, context.actor)
    const refusal = await refuseOutOfUse(context, row, station)
    if (refusal) return refusal
    const data = { ...released, state: 'quality_check' as const, checkedAt: null, problem: null }
    await changePiece(context, row, { data, kind: 'engraved', station })
    await writeCodeEvent(context.tx, { qrCodeId: row.qrCodeId, kind: 'engraved', ...codeActor(context.actor) })
    return { id: row.id, state: 'quality_check' as const }
  },
})
