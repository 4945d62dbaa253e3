import 'server-only'
import { textProblems } from '@/lib/domain/production/copy'
import { definePieceCommand } from '@/lib/domain/production/piece-command'
import { changePiece } from '@/lib/domain/production/piece-row'
import { answerTextInput } from '@/lib/domain/production/schema'
import { refuseStep, stopHeldPiece } from '@/lib/domain/production/stop-piece'
import { DomainError } from '@/lib/server/errors'

/** Somebody has held the scanned piece against its drawing: the text fits, or it does not, which stops the piece. */
export const answerText = definePieceCommand({
  name: 'production.answer-text',
  input: answerTextInput,
  async run(context, { station, answer, wrong }, row) {
    const refusal = await refuseStep(context, row, { state: 'quality_check', station })
    if (refusal) return refusal
    if (row.checkedAt === null) throw new DomainError('PIECE_WRONG_STATE')
    if (answer === 'no') {
      const problem = wrong ? `${textProblems.wrong}: ${wrong}` : `${textProblems.wrong}.`
      await stopHeldPiece(context, row, { problem, station })
      return { id: row.id, state: 'stopped' as const }
    }
    if (row.textAgreedAt === null) {
      await changePiece(context, row, { data: { textAgreedAt: new Date() }, kind: 'text_agreed', station })
    }
    return { id: row.id, state: row.state }
  },
})
