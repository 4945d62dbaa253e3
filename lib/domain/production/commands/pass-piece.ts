import 'server-only'
import { textProblems } from '@/lib/domain/production/copy'
import { ProductionError } from '@/lib/domain/production/errors'
import { defineStepCommand } from '@/lib/domain/production/piece-command'
import { changePiece, optionsOfPiece, released, writePieceEvent } from '@/lib/domain/production/pieces'
import { passPieceInput } from '@/lib/domain/production/schema'
import { leastReason } from '@/lib/domain/qr-codes/schema'
import { hasLettering } from '@/lib/domain/stones/lettering/lettering-plan'
import { readLettering } from '@/lib/domain/stones/stored-findings'
import { DomainError } from '@/lib/server/errors'

/**
 * Passes a piece to packing once it is scanned, its text confirmed, and photographed. Without a photograph, or when the
 * photograph shows another text, it needs a reason, stored in the history.
 */
export const passPiece = defineStepCommand({
  name: 'production.pass-piece',
  input: passPieceInput,
  at: 'quality_check',
  async run(context, { station, photoReason, letteringReason }, row) {
    if (row.checkedAt === null) throw new ProductionError('PIECE_WRONG_STATE')
    if (row.textAgreedAt === null && hasLettering(optionsOfPiece(row))) throw wrong('answer', textProblems.unanswered)
    const photo = await context.tx.stonePhoto.findFirst({
      where: { pieceId: row.id, kind: 'finished' },
      orderBy: { id: 'desc' },
      select: { lettering: true },
    })
    if (!photo && photoReason.length < leastReason) throw wrong('photoReason', textProblems.noPhoto)
    const finding = photo && readLettering(photo.lettering)
    const isOther = finding?.outcome === 'differs'
    if (isOther && letteringReason.length < leastReason) throw wrong('letteringReason', textProblems.differs)
    if (!photo) await writePieceEvent(context, row.id, { kind: 'photo_skipped', station, reason: photoReason })
    await changePiece(context, row, {
      data: { ...released, state: 'passed' },
      kind: 'passed',
      station,
      ...(isOther ? { reason: `På billedet læste vi »${finding.read}«. Alligevel i orden: ${letteringReason}` } : {}),
    })
    return { id: row.id, state: 'passed' as const }
  },
})

function wrong(field: string, sentence: string): DomainError {
  return new DomainError('INVALID_INPUT', {}, { [field]: sentence })
}
