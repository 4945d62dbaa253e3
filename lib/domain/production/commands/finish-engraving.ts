import 'server-only'
import { defineStepCommand } from '@/lib/domain/production/piece-command'
import { engravingSoFar } from '@/lib/domain/production/piece-history'
import { changePiece, released } from '@/lib/domain/production/pieces'
import { atStationInput } from '@/lib/domain/production/schema'
import { codeActor, writeCodeEvent } from '@/lib/domain/qr-codes/code-row'

/** Sends an engraved piece to quality check and writes the engraving to the code's history. */
export const finishEngraving = defineStepCommand({
  name: 'production.finish-engraving',
  input: atStationInput,
  at: 'engraving',
  async run(context, { station }, row) {
    const data = { ...released, state: 'quality_check' as const, checkedAt: null, problem: null }
    const isAgain = (await engravingSoFar(context.tx, row.id)) === 'taken_back'
    await changePiece(context, row, { data, kind: 'engraved', station })
    // The code's history cannot be undone, so it gets one line for each plaque.
    if (!isAgain) {
      await writeCodeEvent(context.tx, { qrCodeId: row.qrCodeId, kind: 'engraved', ...codeActor(context.actor) })
    }
    return { id: row.id, state: 'quality_check' as const }
  },
})
