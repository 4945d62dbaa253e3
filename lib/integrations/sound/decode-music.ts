import { createReadStream } from 'node:fs'
import { FLACDecoder } from '@wasm-audio-decoders/flac'
import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis'
import {
  AudioSampleSink,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  FilePathTarget,
  FlacOutputFormat,
  type InputAudioTrack,
  Mp3OutputFormat,
  OggOutputFormat,
  Output,
} from 'mediabunny'
import { MPEGDecoder } from 'mpg123-decoder'
import { OggOpusDecoder } from 'ogg-opus-decoder'
import type { Music, MusicCodec } from './read-music'
import { SoundError } from './sound-error'

/** Some samples of both sides. Full scale is 1. */
export type Pcm = { channels: readonly [Float32Array, Float32Array]; sampleRate: number }

type Decoded = { channelData: Float32Array[]; sampleRate: number }
type Decoder = {
  ready: Promise<void>
  decode: (bytes: Uint8Array) => Decoded | Promise<Decoded>
  flush?: () => Promise<Decoded>
  free: () => void
}
type Coded = Exclude<MusicCodec, 'aac' | 'pcm'>

const formats = {
  mp3: () => new Mp3OutputFormat(),
  flac: () => new FlacOutputFormat(),
  opus: () => new OggOutputFormat(),
  vorbis: () => new OggOutputFormat(),
}
const decoders: Record<Coded, () => Decoder> = {
  mp3: () => new MPEGDecoder({ enableGapless: true }),
  flac: () => new FLACDecoder(),
  opus: () => new OggOpusDecoder(),
  vorbis: () => new OggVorbisDecoder(),
}

/**
 * Copies the sound of a piece to `to`, in the plain container of its codec and without anything else, for `decodeMusic`.
 * Nothing for PCM, which is decoded from the file itself.
 */
export async function writePlain({ codec, track }: Music, to: string): Promise<void> {
  if (codec === 'pcm' || codec === 'aac') return
  const [named, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()]
  if (!named || !decoderConfig) throw new SoundError('MUSIC_UNREADABLE')
  const output = new Output({ format: formats[codec](), target: new FilePathTarget(to) })
  const source = new EncodedAudioPacketSource(named)
  output.addAudioTrack(source)
  try {
    await output.start()
    for await (const packet of new EncodedPacketSink(track).packets()) await source.add(packet, { decoderConfig })
    await output.finalize()
  } catch (error) {
    await output.cancel().catch(() => {})
    throw error
  }
}

/**
 * The samples of a piece, in portions of some seconds, of silence at most a minute; `plain` is what `writePlain` wrote. One channel is
 * heard from both sides, as browsers play it; surround sound is heard by its front. Throws MUSIC_UNREADABLE where the sample rate changes.
 */
export async function* decodeMusic({ codec, track }: Music, plain: string): AsyncGenerator<Pcm> {
  let rate = 0
  const portions = codec === 'pcm' || codec === 'aac' ? samplesOf(track) : decodeFile(plain, codec)
  for await (const { channelData, sampleRate } of portions) {
    const channels = sidesOf(channelData)
    if (!channels?.[0].length) continue
    if (rate && rate !== sampleRate) throw new SoundError('MUSIC_UNREADABLE')
    rate = sampleRate
    yield { channels, sampleRate }
  }
}

/** A few bytes of FLAC can be a minute of silence. */
const portionBytes = 8 * 1024

async function* decodeFile(file: string, codec: Coded): AsyncGenerator<Decoded> {
  const decoder = decoders[codec]()
  await decoder.ready
  try {
    for await (const bytes of createReadStream(file, { highWaterMark: portionBytes })) {
      yield await decoder.decode(bytes instanceof Uint8Array ? bytes : Buffer.from(bytes))
    }
    if (decoder.flush) yield await decoder.flush()
  } finally {
    decoder.free()
  }
}

async function* samplesOf(track: InputAudioTrack): AsyncGenerator<Decoded> {
  for await (const sample of new AudioSampleSink(track).samples()) {
    const channelData = Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
      const samples = new Float32Array(sample.numberOfFrames)
      sample.copyTo(samples, { planeIndex, format: 'f32-planar' })
      return samples
    })
    yield { channelData, sampleRate: sample.sampleRate }
    sample.close()
  }
}

/** Left and right with the centre in both (ITU-R BS.775); without those behind and below. */
function sidesOf(channels: Float32Array[]): Pcm['channels'] | null {
  const [left, right = left, centre] = channels
  if (!left || !right) return null
  if (!centre || channels.length === 4) return [left, right]
  const withCentre = (side: Float32Array) => side.map((sample, at) => sample + Math.SQRT1_2 * (centre[at] ?? 0))
  return [withCentre(left), withCentre(right)]
}
