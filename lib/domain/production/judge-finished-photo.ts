import 'server-only'
import { drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import { asRefusal } from '@/lib/domain/pictures/decoding/as-refusal'
import { asDecodable } from '@/lib/domain/pictures/decoding/picture-pool'
import { PicturesError } from '@/lib/domain/pictures/errors'
import { artworkOfPiece } from '@/lib/domain/production/piece-files'
import { readScan } from '@/lib/domain/production/read-scan'
import { StoneError } from '@/lib/domain/stones/errors'
import { estimateStonePhoto } from '@/lib/domain/stones/estimate/estimate-photo'
import { findLettering } from '@/lib/domain/stones/lettering/find-lettering'
import { hasLettering, type LetteringPlan, letteringPlan } from '@/lib/domain/stones/lettering/lettering-plan'
import type { LetteringFinding, StoneEstimate } from '@/lib/domain/stones/schema'
import { type StoredPhoto, storeStonePhoto } from '@/lib/domain/stones/stone-files'
import { assertPictureFile } from '@/lib/integrations/pictures/read-picture'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import { UploadedFile } from '@/lib/server/request-body'
import { printedAddress } from '@/lib/shared/qr-text-code'

export type JudgedFinish =
  | { kind: 'match'; estimate: StoneEstimate; lettering: LetteringFinding | null; stored: StoredPhoto }
  | { kind: 'other'; code: string | null; text: string }

/**
 * Reads the code in the photograph of a finished piece and estimates its quality. A photograph of the right code is
 * stored and its lettering compared with the drawing. `from` is the caller's queueKey. Throws NOT_FOUND, and at the
 * field `file` NO_CODE_IN_PICTURE, the PICTURE_* errors and SERVER_BUSY.
 */
export async function judgeFinishedPhoto(
  { id, file }: { id: string; file: unknown },
  from: string,
): Promise<JudgedFinish> {
  const piece = await db.productionPiece.findUnique({ where: { id }, select: { qrCode: { select: { code: true } } } })
  if (!piece) throw new DomainError('NOT_FOUND')
  const { qrCode } = piece
  if (!(file instanceof UploadedFile)) throw new PicturesError('PICTURE_MISSING').at('file')
  try {
    const picture = await asDecodable(file.body, from)
    assertPictureFile(picture)
    const plan = await planOfPiece(id)
    const address = printedAddress(env.SITE_URL, qrCode.code)
    const { estimate, text, rows } = await estimateStonePhoto(picture, address, from, plan)
    if (text === null) throw new StoneError('NO_CODE_IN_PICTURE').at('file')
    const scan = readScan(text, { code: qrCode.code, siteUrl: env.SITE_URL })
    if (scan.kind === 'other') return { kind: 'other', code: scan.code, text }
    // Something else was read, such as the label or a box's bar code.
    if (scan.kind !== 'match') throw new StoneError('NO_CODE_IN_PICTURE').at('file')
    const lettering = plan && (await findLettering(plan, rows, from))
    return { kind: 'match', estimate, lettering, stored: await storeStonePhoto(picture, from) }
  } catch (error) {
    const known = asRefusal(error)
    throw known instanceof DomainError && !known.fields ? known.at('file') : known
  }
}

/** Where the piece has its lettering; null when it has none, or when its drawing is outdated. */
async function planOfPiece(id: string): Promise<LetteringPlan | null> {
  try {
    const { options, code } = await artworkOfPiece(id)
    return hasLettering(options) ? letteringPlan(drawArtwork(options, code), options, code) : null
  } catch (error) {
    if (error instanceof DomainError && error.code === 'PROOF_SHEET_OUTDATED') return null
    throw error
  }
}
