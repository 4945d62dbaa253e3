import 'server-only'
import { inProofPool } from '@/lib/domain/artwork/proof/proof-pool'
import { photoPictures } from './photo-pictures'

/**
 * The text of a QR code in an uploaded picture, or null when neither decoder reads one. Throws a PictureError when the
 * file is no picture.
 */
export async function readCodeInPicture(picture: Buffer): Promise<string | null> {
  return inProofPool('readPhoto', { pictures: await photoPictures(picture), expectedText: null })
}
