import 'server-only'
import type { Sharp } from 'sharp'
import { type OriginMark, writeXmp } from '@/lib/integrations/origin-marks/xmp'

/** A JPEG, WebP, PNG or AVIF that is written with the mark. A picture that is read again keeps it with `keepXmp` only. */
export function markPicture(picture: Sharp, mark: OriginMark): Sharp {
  return picture.withXmp(writeXmp(mark))
}
