import 'server-only'
import { type OriginMark, readXmp, writeXmp } from '@/lib/integrations/origin-marks/xmp'

/** Who a private frame belongs to, ended by a zero (ID3v2.3 §4.28; XMP Specification Part 3, §2.3). */
const owner = 'XMP\0'

/** The mark as the contents of an MP3's PRIV frame: `raw: { PRIV: mp3MarkTag(mark) }` among mediabunny's tags. */
export function mp3MarkTag(mark: OriginMark): Uint8Array {
  return Uint8Array.from(Buffer.from(owner + writeXmp(mark)))
}

/** The mark in the contents of a PRIV frame, or null for that of somebody else. */
export function readMp3MarkTag(tag: Uint8Array): OriginMark | null {
  const text = Buffer.from(tag).toString('utf8')
  return text.startsWith(owner) ? readXmp(text.slice(owner.length)) : null
}
