import 'server-only'
import { asRefusal } from '@/lib/domain/media/as-refusal'
import { estimateStonePhoto } from '@/lib/domain/stones/estimate/estimate-photo'
import type { StoneEstimate } from '@/lib/domain/stones/schema'
import { type StoredPhoto, storeStonePhoto } from '@/lib/domain/stones/stone-files'
import { asDecodable } from '@/lib/integrations/pictures/as-decodable'
import { assertPictureFile } from '@/lib/integrations/pictures/read-picture'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import type { UploadedFile } from '@/lib/server/request-body'
import { formatTextCode, printedAddress, readScannedText } from '@/lib/shared/qr-text-code'

export type JudgedPhoto = StoredPhoto & { isThisCode: true | null; estimate: StoneEstimate }

/**
 * Reads the code in a photograph, estimates how it stands and stores the picture. One on which no code can be read is
 * kept as well: that is what a covered stone looks like. Throws STONE_OTHER_CODE for another code, without keeping
 * anything, and the PICTURE_* errors.
 */
export async function judgePhoto(file: UploadedFile, code: string): Promise<JudgedPhoto> {
  try {
    const picture = await asDecodable(file.body)
    assertPictureFile(picture)
    const { estimate, text } = await estimateStonePhoto(picture, printedAddress(env.SITE_URL, code))
    const read = text === null ? null : readScannedText(text)
    if (read && !(read.kind === 'code' && read.code === code)) {
      const other = read.kind === 'code' ? formatTextCode(read.code) : 'en kode, der ikke er vores'
      throw new DomainError('STONE_OTHER_CODE', { code: other })
    }
    return { ...(await storeStonePhoto(picture)), isThisCode: read ? true : null, estimate }
  } catch (error) {
    throw asRefusal(error)
  }
}
