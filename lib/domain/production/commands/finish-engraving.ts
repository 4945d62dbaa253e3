import 'server-only'
import { engravingSoFar } from '@/lib/domain/production/engraving-so-far'
import { defineStepCommand } from '@/lib/domain/production/piece-command'
import { changePiece, released } from '@/lib/domain/production/piece-row'
import { atStationInput } from '@/lib/domain/production/schema'
import { codeActor } from '@/lib/domain/qr-codes/code-actor'
import { writeCodeEvent } from '@/lib/domain/qr-codes/code-row'

/** The machine is done: the piece goes on to be scanned, and the code's own history says that it is engraved. */
export const finishEngraving = defineStepCommand({
  name: 'production.finish-engraving',
  input: atStationInput,
  at: 'engraving',
  async run(context, { station }, row) {
    const data = { ...released, state: 'quality_check' as const, checkedAt: null, problem: null }
    const isAgain = (await engravingSoFar(context.tx, row.id)) === 'taken_back'
    await changePiece(context, row, { data, kind: 'engraved', station })
    // The code's own history cannot be taken back: it says so once for each plaque.
    if (!isAgain) {
      await writeCodeEvent(context.tx, { qrCodeId: row.qrCodeId, kind: 'engraved', ...codeActor(context.actor) })
    }
    return { id: row.id, state: 'quality_check' as const }
  },
})
