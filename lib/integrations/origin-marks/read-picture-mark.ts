import 'server-only'
import sharp from 'sharp'
import { type OriginMark, readXmp } from '@/lib/integrations/origin-marks/xmp'

/** The mark of a picture, or null. Opens it: for a file from others in a process of its own (docs/decisions/046). */
export async function readPictureMark(file: Uint8Array): Promise<OriginMark | null> {
  const { xmpAsString } = await sharp(file).metadata()
  return xmpAsString ? readXmp(xmpAsString) : null
}
