import 'server-only'
import { pieceStateTexts } from '@/lib/domain/production/copy'
import type { LockedPiece } from '@/lib/domain/production/piece-row'
import type { CheckedPiece } from '@/lib/domain/production/views'
import type { Database } from '@/lib/server/db'
import { formatTextCode } from '@/lib/shared/qr-text-code'

type Other = Extract<CheckedPiece, { kind: 'other_of_batch' }>

/**
 * The engraved piece of the same batch that was scanned instead of this one, or null. If the scanned code's piece is
 * not engraved yet, the plaque in hand was engraved with its code, so that is null too.
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
