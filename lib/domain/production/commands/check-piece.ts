import 'server-only'
import { scanProblems } from '@/lib/domain/production/copy'
import { describeOther, findOtherOfBatch, otherRefusal } from '@/lib/domain/production/other-scanned'
import { defineStepCommand } from '@/lib/domain/production/piece-command'
import { changePiece, stopHeldPiece } from '@/lib/domain/production/pieces'
import { readScan } from '@/lib/domain/production/read-scan'
import { type CheckedPiece, checkPieceInput } from '@/lib/domain/production/schema'
import { Refusal } from '@/lib/server/command'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import { formatTextCode } from '@/lib/shared/qr-text-code'

/**
 * The scan in quality check. The piece's own symbol marks it as checked. An engraved piece of the same batch is
 * reported and changes nothing. Any other symbol stops the piece and is refused. A scan that is no symbol changes
 * nothing.
 */
export const checkPiece = defineStepCommand({
  name: 'production.check-piece',
  input: checkPieceInput,
  at: 'quality_check',
  async run(context, { scanned, station }, row): Promise<CheckedPiece | Refusal> {
    const scan = readScan(scanned, { code: row.qrCode.code, siteUrl: env.SITE_URL })
    if (scan.kind === 'letters') throw unreadable(scanProblems.letters)
    if (scan.kind === 'unreadable') throw unreadable(scan.advice ?? scanProblems.notASymbol)
    if (scan.kind === 'other') {
      const other = await findOtherOfBatch(context.tx, row, scan)
      if (other) return other
      const described = await describeOther(context.tx, row, scan)
      await stopHeldPiece(context, row, {
        kind: 'wrong_code',
        problem: `Ved kontrollen stod der ${described}.`,
        station,
      })
      return new Refusal(otherRefusal(row, scan, { as: 'PIECE_WRONG_CODE', described }))
    }
    // A repeated scan is not written to the history.
    if (row.checkedAt === null) {
      await changePiece(context, row, { data: { checkedAt: new Date(), problem: null }, kind: 'checked', station })
    }
    return { kind: 'match', formattedCode: formatTextCode(row.qrCode.code), advice: scan.advice }
  },
})

function unreadable(sentence: string): DomainError {
  return new DomainError('INVALID_INPUT', {}, { scanned: sentence })
}
