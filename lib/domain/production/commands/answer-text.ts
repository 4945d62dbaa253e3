import 'server-only'
import { textProblems } from '@/lib/domain/production/copy'
import { ProductionError } from '@/lib/domain/production/errors'
import { defineStepCommand } from '@/lib/domain/production/piece-command'
import { changePiece, stopHeldPiece } from '@/lib/domain/production/pieces'
import { answerTextInput } from '@/lib/domain/production/schema'

/** Stores whether the text of a scanned piece matches its drawing; `no` stops the piece. */
export const answerText = defineStepCommand({
  name: 'production.answer-text',
  input: answerTextInput,
  at: 'quality_check',
  async run(context, { station, answer, wrong }, row) {
    if (row.checkedAt === null) throw new ProductionError('PIECE_WRONG_STATE')
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
