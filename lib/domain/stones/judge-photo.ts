import 'server-only'
import { asRefusal } from '@/lib/domain/pictures/decoding/as-refusal'
import { asDecodable } from '@/lib/domain/pictures/decoding/picture-pool'
import { StoneError } from '@/lib/domain/stones/errors'
import { estimateStonePhoto } from '@/lib/domain/stones/estimate/estimate-photo'
import type { StoneEstimate } from '@/lib/domain/stones/schema'
import { type StoredPhoto, storeStonePhoto } from '@/lib/domain/stones/stone-files'
import { assertPictureFile } from '@/lib/integrations/pictures/read-picture'
import { env } from '@/lib/server/env'
import type { UploadedFile } from '@/lib/server/request-body'
import { formatTextCode, printedAddress, readScannedText } from '@/lib/shared/qr-text-code'

export type JudgedPhoto = StoredPhoto & { isThisCode: true | null; estimate: StoneEstimate }

/**
 * Reads the code in a photograph, estimates its condition and stores the picture, also when no code can be read: a
 * stone may be covered. `from` is the caller in the queue (queueKey). Throws STONE_OTHER_CODE for another code, without
 * storing anything, the PICTURE_* errors and SERVER_BUSY.
 */
export async function judgePhoto(file: UploadedFile, code: string, from: string): Promise<JudgedPhoto> {
  try {
    const picture = await asDecodable(file.body, from)
    assertPictureFile(picture)
    const { estimate, text } = await estimateStonePhoto(picture, printedAddress(env.SITE_URL, code), from)
    const read = text === null ? null : readScannedText(text)
    if (read && !(read.kind === 'code' && read.code === code)) {
      const other = read.kind === 'code' ? formatTextCode(read.code) : 'en kode, der ikke er vores'
      throw new StoneError('STONE_OTHER_CODE', { code: other })
    }
    return { ...(await storeStonePhoto(picture, from)), isThisCode: read ? true : null, estimate }
  } catch (error) {
    throw asRefusal(error)
  }
}
