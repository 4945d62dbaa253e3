import { PictureError } from './picture-error'
import { detectPictureFormat } from './picture-format'
import { openPicture } from './read-picture'
import { writeAnew } from './write-anew'

/**
 * What is there of a picture that was refused with `refusal`, at full size: what is missing is grey, black or
 * transparent. Throws `refusal` where it is not PICTURE_BROKEN or nothing is there.
 */
export async function readCut(file: Buffer, refusal: unknown): Promise<Buffer> {
  if (!(refusal instanceof PictureError) || refusal.code !== 'PICTURE_BROKEN') throw refusal
  // Without `unlimited` the decoder gives up a JPEG after a few faults.
  const options = { failOn: 'none', unlimited: detectPictureFormat(file) === 'jpeg' } as const
  const shown = await writeAnew(file, options).catch(() => null)
  if (!shown || (await isEmpty(shown))) throw refusal
  return shown
}

/** Of one colour throughout: nothing was read. */
async function isEmpty(file: Buffer): Promise<boolean> {
  const pixels = await openPicture(file)
    .flatten({ background: '#000000' })
    .resize(64, 64, { fit: 'inside' })
    .greyscale()
    .raw()
    .toBuffer()
  return pixels.every((pixel) => pixel === pixels[0])
}
