import 'server-only'
import { asRefusal } from '@/lib/domain/media/as-refusal'
import { asDecodable } from '@/lib/domain/media/decoding/as-decodable'
import { readScan } from '@/lib/domain/production/read-scan'
import { estimateStonePhoto } from '@/lib/domain/stones/estimate/estimate-photo'
import type { StoneEstimate } from '@/lib/domain/stones/schema'
import { type StoredPhoto, storeStonePhoto } from '@/lib/domain/stones/stone-files'
import { assertPictureFile } from '@/lib/integrations/pictures/read-picture'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { DomainError, type ErrorCode, sentenceFor } from '@/lib/server/errors'
import { UploadedFile } from '@/lib/server/request-body'
import { printedAddress } from '@/lib/shared/qr-text-code'

export type JudgedFinish =
  | { kind: 'match'; estimate: StoneEstimate; stored: StoredPhoto }
  | { kind: 'other'; code: string | null; text: string }

/**
 * Reads the code in the photograph of a finished piece and estimates how it came out; a picture of the very code is
 * stored. `from` is whose turn it is (queueKey). Throws NO_CODE_IN_PICTURE, the PICTURE_* errors and SERVER_BUSY, each
 * under the field `file`.
 */
export async function judgeFinishedPhoto(pieceId: string, file: unknown, from: string): Promise<JudgedFinish> {
  if (!(file instanceof UploadedFile)) throw refusal('PICTURE_MISSING')
  const { qrCode } = await db.productionPiece.findUniqueOrThrow({
    where: { id: pieceId },
    select: { qrCode: { select: { code: true } } },
  })
  try {
    const picture = await asDecodable(file.body, from)
    assertPictureFile(picture)
    const { estimate, text } = await estimateStonePhoto(picture, printedAddress(env.SITE_URL, qrCode.code), from)
    if (text === null) throw refusal('NO_CODE_IN_PICTURE')
    const scan = readScan(text, { code: qrCode.code, siteUrl: env.SITE_URL })
    if (scan.kind === 'other') return { kind: 'other', code: scan.code, text }
    // The label beside it, a box's bar code: the stone's own symbol was not read.
    if (scan.kind !== 'match') throw refusal('NO_CODE_IN_PICTURE')
    return { kind: 'match', estimate, stored: await storeStonePhoto(picture, from) }
  } catch (error) {
    const known = asRefusal(error)
    throw known instanceof DomainError && !known.fields ? refusal(known.code) : known
  }
}

function refusal(code: ErrorCode): DomainError {
  return new DomainError(code, {}, { file: sentenceFor(code) })
}
