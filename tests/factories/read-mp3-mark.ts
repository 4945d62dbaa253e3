import { BufferSource, Input, MP3 } from 'mediabunny'
import { readMp3MarkTag } from '@/lib/integrations/origin-marks/mp3-mark-tag'
import type { OriginMark } from '@/lib/integrations/origin-marks/xmp'

/** The mark of an MP3, or null. */
export async function readMp3Mark(file: Uint8Array): Promise<OriginMark | null> {
  using input = new Input({ source: new BufferSource(file), formats: [MP3] })
  const tag = (await input.getMetadataTags()).raw?.PRIV
  return tag instanceof Uint8Array ? readMp3MarkTag(tag) : null
}
