import 'server-only'
import { registerAacEncoder } from '@mediabunny/aac-encoder'
import { registerMp3Encoder } from '@mediabunny/mp3-encoder'
import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  canEncodeAudio,
  Mp3OutputFormat,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import { mp4MarkBox, withoutMp4Dates } from '@/lib/integrations/origin-marks/mark-mp4'
import { mp3MarkTag } from '@/lib/integrations/origin-marks/mp3-mark-tag'
import type { OriginMark } from '@/lib/integrations/origin-marks/xmp'
import type { Sound } from '@/lib/integrations/sound/render-song'

/** What a player shows, and how the sound was made: in words as the comment, and for machines. */
export type SoundTags = {
  title: string
  artist: string
  /** Lines end with a newline, verses with an empty line. */
  lyrics?: string
  mark: OriginMark
}

const kinds = {
  mp3: { codec: 'mp3', bitrate: 128_000 },
  m4a: { codec: 'aac', bitrate: 96_000 },
} as const
export type SoundKind = keyof typeof kinds

/**
 * Sound as a file: MP3 of 128 kbit/s, or AAC of 96 kbit/s in an M4A, to be served as audio/mp4. The same sound and tags
 * give the same bytes. `onProgress` gets the part that is encoded, from 0 to 1.
 */
export async function encodeSound(
  { left, right, sampleRate }: Sound,
  kind: SoundKind,
  { title, artist, lyrics, mark }: SoundTags,
  onProgress: (part: number) => void = () => {},
): Promise<Buffer> {
  await registerEncoder(kind)
  const target = new BufferTarget()
  const format = kind === 'mp3' ? new Mp3OutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' })
  const output = new Output({ format, target })
  const source = new AudioSampleSource(kinds[kind])
  output.addAudioTrack(source)
  output.setMetadataTags({
    title,
    artist,
    comment: mark.description,
    ...(lyrics ? { lyrics } : {}),
    ...(kind === 'mp3' ? { raw: { PRIV: mp3MarkTag(mark) } } : {}),
  })
  await output.start()
  for (let at = 0; at < left.length; at += sampleRate) {
    const planes = [left, right].map((channel) => channel.subarray(at, at + sampleRate))
    using sample = new AudioSample({
      data: joined(planes),
      format: 'f32-planar',
      numberOfChannels: 2,
      sampleRate,
      timestamp: at / sampleRate,
    })
    await source.add(sample)
    onProgress(at / left.length)
  }
  await output.finalize()
  const file = new Uint8Array(target.buffer ?? new ArrayBuffer(0))
  return kind === 'mp3' ? Buffer.from(file) : Buffer.concat([withoutMp4Dates(file), mp4MarkBox(mark)])
}

/** Node.js has no encoders of its own. Registered when sound is encoded, not imported. */
async function registerEncoder(kind: SoundKind): Promise<void> {
  const { codec, bitrate } = kinds[kind]
  if (await canEncodeAudio(codec, { bitrate })) return
  if (kind === 'mp3') registerMp3Encoder()
  else registerAacEncoder()
}

function joined(planes: Float32Array[]): Float32Array<ArrayBuffer> {
  const all = new Float32Array(planes.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const plane of planes) {
    all.set(plane, at)
    at += plane.length
  }
  return all
}
