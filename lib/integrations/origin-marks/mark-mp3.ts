import 'server-only'
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MP3,
  Mp3OutputFormat,
  Output,
} from 'mediabunny'
import { mp3MarkTag, readMp3MarkTag } from '@/lib/integrations/origin-marks/mp3-mark-tag'
import type { OriginMark } from '@/lib/integrations/origin-marks/xmp'

/** The same MP3 with the mark, its sound and usual tags as they were. Throws for what is not an MP3. */
export async function markMp3(file: Uint8Array, mark: OriginMark): Promise<Buffer> {
  using input = new Input({ source: new BufferSource(file), formats: [MP3] })
  const track = await input.getPrimaryAudioTrack()
  const decoderConfig = await track?.getDecoderConfig()
  if (!track || !decoderConfig) throw new Error('not an MP3')
  const target = new BufferTarget()
  const output = new Output({ format: new Mp3OutputFormat(), target })
  const source = new EncodedAudioPacketSource('mp3')
  output.addAudioTrack(source)
  output.setMetadataTags({ ...(await input.getMetadataTags()), raw: { PRIV: mp3MarkTag(mark) } })
  await output.start()
  for await (const packet of new EncodedPacketSink(track).packets()) await source.add(packet, { decoderConfig })
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer(0))
}

/** The mark of an MP3, or null. */
export async function readMp3Mark(file: Uint8Array): Promise<OriginMark | null> {
  using input = new Input({ source: new BufferSource(file), formats: [MP3] })
  const tag = (await input.getMetadataTags()).raw?.PRIV
  return tag instanceof Uint8Array ? readMp3MarkTag(tag) : null
}
