import 'server-only'
import { pieceStateTexts } from '@/lib/domain/production/copy'
import { ProductionError } from '@/lib/domain/production/errors'
import type { LockedPiece } from '@/lib/domain/production/pieces'
import type { CheckedPiece } from '@/lib/domain/production/schema'
import type { Database } from '@/lib/server/db'
import type { DomainError } from '@/lib/server/errors'
import { formatTextCode } from '@/lib/shared/qr-text-code'

type OtherScanned = { code: string | null; text: string }

/**
 * Describes the symbol that was scanned instead of the one of `row`: 'ABCDE-FGHJK, stykke 3 i parti 12', or only the
 * code if it has no piece. For codes that are not ours, and for the piece's own code at another address, the symbol's
 * text, at most 60 characters.
 */
export async function describeOther(
  database: Database,
  row: LockedPiece,
  { code, text }: OtherScanned,
): Promise<string> {
  if (!code || code === row.qrCode.code) return Array.from(text).slice(0, 60).join('')
  const piece = await database.productionPiece.findFirst({
    where: { qrCode: { code } },
    // The newest is the one in the workshop now.
    orderBy: { id: 'desc' },
    select: { number: true, batch: { select: { number: true, name: true } } },
  })
  const formatted = formatTextCode(code)
  return piece ? `${formatted}, stykke ${piece.number} i parti ${piece.batch.number} (${piece.batch.name})` : formatted
}

/** The error for such a scan; `described` comes from `describeOther`. */
export function otherRefusal(
  row: LockedPiece,
  { code }: OtherScanned,
  refused: { as: 'PIECE_WRONG_CODE' | 'PIECE_OTHER_SCANNED'; described: string },
): DomainError {
  return code === row.qrCode.code
    ? new ProductionError('PIECE_WRONG_ADDRESS', { address: refused.described })
    : new ProductionError(refused.as, { code: refused.described })
}

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
