import 'server-only'
import { approvalInName, approvalNote } from '@/lib/domain/approvals/approval-texts'
import { drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import { writeArtwork } from '@/lib/domain/artwork/files/write-artwork'
import { seenOnScreen } from '@/lib/domain/artwork/seen-on-screen'
import { contentTypes } from '@/lib/domain/exports/stored-files'
import { artworkOfPiece, fileOfPiece } from '@/lib/domain/production/piece-files'
import { forWorkshop } from '@/lib/domain/production/policy'
import { type PieceProofView, pieceFileInput, pieceInput } from '@/lib/domain/production/schema'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'

/** The drawing of a piece, as SVG. Throws PROOF_SHEET_OUTDATED or NOT_FOUND. */
export const drawPiece = defineRead({
  name: 'production.draw-piece',
  ...forWorkshop,
  input: pieceInput,
  run: async (_, { id }) => {
    const { options, code, approval } = await artworkOfPiece(id)
    const file = await writeArtwork(drawArtwork(options, code), 'svg', approvalNote(approval))
    return { body: seenOnScreen(file.toString('utf8')), contentType: 'image/svg+xml' }
  },
})

/**
 * A proven file for the machine; its name has the code and whether a family approved the drawing. Throws as
 * `fileOfPiece`.
 */
export const getMachineFile = defineRead({
  name: 'production.get-machine-file',
  ...forWorkshop,
  input: pieceFileInput,
  run: async (_, { id, format }) => {
    const { file, code, approval } = await fileOfPiece(id, format)
    return {
      body: new Uint8Array(file),
      contentType: contentTypes[format],
      filename: `${code}-${approvalInName(approval)}.${format}`,
    }
  },
})

/**
 * The proof of a piece's file: its share of the reference's reads and the number of tries, or that it fails. Throws as
 * `fileOfPiece`, except EXPORT_WITHHELD.
 */
export const getPieceProof = defineRead({
  name: 'production.get-piece-proof',
  ...forWorkshop,
  input: pieceInput,
  run: (_, { id }) => readProof(id),
})

async function readProof(id: string): Promise<PieceProofView> {
  try {
    const { proof } = await fileOfPiece(id, 'svg')
    const tries = proof.wears.reduce((sum, { file }) => sum + file.tries, 0)
    return { isProven: true, share: proof.share, tries }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'EXPORT_WITHHELD') return { isProven: false }
    throw error
  }
}
