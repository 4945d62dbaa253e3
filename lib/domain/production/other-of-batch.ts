import 'server-only'
import { pieceStateTexts } from '@/lib/domain/production/copy'
import type { LockedPiece } from '@/lib/domain/production/piece-row'
import type { CheckedPiece } from '@/lib/domain/production/views'
import type { Database } from '@/lib/server/db'
import { formatTextCode } from '@/lib/shared/qr-text-code'

type Other = Extract<CheckedPiece, { kind: 'other_of_batch' }>

/**
 * The finished piece of the same batch that lies here in place of the one in hand, or null. One that the machine has not
 * made yet is none: then it is the plaque in hand that got its neighbour's code.
 */
export async function findOtherOfBatch(
  database: Database,
  row: LockedPiece,
  { code }: { code: string | null },
): Promise<Other | null> {
  if (!code) return null
  const other = await database.productionPiece.findFirst({
    where: {
      batchId: row.batch.id,
      id: { not: row.id },
      qrCode: { code },
      state: { in: ['quality_check', 'passed', 'packed'] },
    },
    select: { id: true, number: true, state: true, heldById: true, heldByName: true },
  })
  if (!other) return null
  const isFree = other.heldById === null || other.heldById === row.heldById
  const state = pieceStateTexts[other.state].toLocaleLowerCase('da-DK')
  return {
    kind: 'other_of_batch',
    pieceId: other.id,
    number: other.number,
    formattedCode: formatTextCode(code),
    where: isFree ? state : `hos ${other.heldByName ?? 'en kollega'}`,
    canSwitch: isFree && other.state === 'quality_check',
  }
}
