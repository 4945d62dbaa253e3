import 'server-only'
import { type Approval, approvalNote } from '@/lib/domain/approvals/approval-texts'
import { ApprovalError } from '@/lib/domain/approvals/errors'
import { drawArtwork, drawingHash } from '@/lib/domain/artwork/draw-artwork'
import type { ArtworkProof } from '@/lib/domain/artwork/drawing'
import type { ArtworkFormat, ArtworkOptions } from '@/lib/domain/artwork/schema'
import { provenFile } from '@/lib/domain/exports/proven-file'
import { optionsOfPiece } from '@/lib/domain/production/pieces'
import { assertInUse } from '@/lib/domain/qr-codes/code-row'
import type { QrCodeState } from '@/lib/domain/qr-codes/schema'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/**
 * The file for the machine, proven readable. Throws EXPORT_WITHHELD when it is not, QR_CODE_BLOCKED or QR_CODE_RETIRED
 * when the code went out of use, PROOF_SHEET_OUTDATED when today's code would not draw what the family approved, and
 * NOT_FOUND.
 */
export async function fileOfPiece(
  id: string,
  format: ArtworkFormat,
): Promise<{ file: Buffer; proof: ArtworkProof; code: string; approval: Approval }> {
  const { options, code, state, approval } = await artworkOfPiece(id)
  assertInUse({ state })
  return { ...(await provenFile({ options, code, format, note: approvalNote(approval) })), code, approval }
}

/** The options and code of a piece, checked against the approval. Throws PROOF_SHEET_OUTDATED or NOT_FOUND. */
export async function artworkOfPiece(
  id: string,
): Promise<{ options: ArtworkOptions; code: string; state: QrCodeState; approval: Approval }> {
  const piece = await db.productionPiece.findUnique({
    where: { id },
    select: {
      qrCode: { select: { code: true, state: true } },
      options: true,
      batch: { select: { options: true } },
      proofSheet: { select: { id: true, number: true, options: true, drawingSha256: true } },
    },
  })
  if (!piece) throw new DomainError('NOT_FOUND')
  const { proofSheet, qrCode } = piece
  // Only what the family approved may be cut, even if the batch differs or today's code draws the same text
  // differently.
  const options = optionsOfPiece(piece)
  if (proofSheet && drawingHash(drawArtwork(options, qrCode.code)) !== proofSheet.drawingSha256) {
    throw new ApprovalError('PROOF_SHEET_OUTDATED')
  }
  const sheet = proofSheet && { id: proofSheet.id, number: proofSheet.number }
  // A code whose drawing a family is to approve comes into no batch before (choose-codes.ts).
  return { options, ...qrCode, approval: sheet ? { kind: 'this', sheet } : { kind: 'not_needed' } }
}
