import 'server-only'
import { type Approval, approvalNote } from '@/lib/domain/approvals/approval-texts'
import { ApprovalError } from '@/lib/domain/approvals/errors'
import { drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import type { ArtworkProof } from '@/lib/domain/artwork/drawing'
import { drawingHash } from '@/lib/domain/artwork/drawing-hash'
import { writeArtwork } from '@/lib/domain/artwork/files/write-artwork'
import type { ArtworkFormat, ArtworkOptions } from '@/lib/domain/artwork/schema'
import { seenOnScreen } from '@/lib/domain/artwork/seen-on-screen'
import { provenFile } from '@/lib/domain/exports/proven-file'
import { requireWorkshop } from '@/lib/domain/production/batch-row'
import { optionsOfPiece } from '@/lib/domain/production/piece-options'
import type { PieceProofView } from '@/lib/domain/production/views'
import { assertInUse } from '@/lib/domain/qr-codes/code-row'
import type { QrCodeState } from '@/lib/domain/qr-codes/schema'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

/** How a piece should look, as SVG. Throws PROOF_SHEET_OUTDATED, UNAUTHENTICATED, FORBIDDEN or NOT_FOUND. */
export async function drawingOfPiece(actor: Actor, id: string): Promise<string> {
  const { options, code, approval } = await artworkOfPiece(actor, id)
  const file = await writeArtwork(drawArtwork(options, code), 'svg', approvalNote(approval))
  return seenOnScreen(file.toString('utf8'))
}

/**
 * The file for the machine, read back before it is handed out. Throws EXPORT_WITHHELD when it does not pass,
 * QR_CODE_BLOCKED or QR_CODE_RETIRED when its code was taken out of use after the piece was taken, PROOF_SHEET_OUTDATED
 * when it is not what the family approved, and UNAUTHENTICATED, FORBIDDEN or NOT_FOUND.
 */
export async function fileOfPiece(
  actor: Actor,
  id: string,
  format: ArtworkFormat,
): Promise<{ file: Buffer; proof: ArtworkProof; code: string; approval: Approval }> {
  const { options, code, state, approval } = await artworkOfPiece(actor, id)
  assertInUse({ state })
  return { ...(await provenFile({ options, code, format, note: approvalNote(approval) })), code, approval }
}

/**
 * What the proof of a piece's file says: the share of the reference that it reaches and how often it was tried, or that
 * it does not pass. Throws UNAUTHENTICATED, FORBIDDEN or NOT_FOUND.
 */
export async function proofOfPiece(actor: Actor, id: string): Promise<PieceProofView> {
  try {
    const { proof } = await fileOfPiece(actor, id, 'svg')
    const tries = proof.wears.reduce((sum, { file }) => sum + file.tries, 0)
    return { isProven: true, share: proof.share, tries }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'EXPORT_WITHHELD') return { isProven: false }
    throw error
  }
}

/** What a piece is drawn from, held against what was approved. Throws as `drawingOfPiece`. */
export async function artworkOfPiece(
  actor: Actor,
  id: string,
): Promise<{ options: ArtworkOptions; code: string; state: QrCodeState; approval: Approval }> {
  requireWorkshop(actor)
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
  // What the family said yes to is what is cut, whatever the batch says, and whatever would be drawn of the same words today.
  const options = optionsOfPiece(piece)
  if (proofSheet && drawingHash(drawArtwork(options, qrCode.code)) !== proofSheet.drawingSha256) {
    throw new ApprovalError('PROOF_SHEET_OUTDATED')
  }
  const sheet = proofSheet && { id: proofSheet.id, number: proofSheet.number }
  return { options, ...qrCode, approval: sheet ? { kind: 'this', sheet } : { kind: 'none' } }
}
