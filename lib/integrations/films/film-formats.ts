import {
  ADTS,
  type Input,
  type InputFormat,
  type InputTrack,
  MATROSKA,
  MP3,
  MP4,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OGG,
  OggOutputFormat,
  type OutputFormat,
  QTFF,
  WAVE,
  WavOutputFormat,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'

/** What phones, cameras and recorders write and browsers can play after remuxing. */
export const acceptedFormats: InputFormat[] = [MP4, QTFF, WEBM, MATROSKA, MP3, OGG, WAVE, ADTS]

/** Of those the reader knows: ProRes is for cutting rooms, and no browser shows it. */
export const filmCodecs: ReadonlySet<string | null> = new Set(['avc', 'hevc', 'vp8', 'vp9', 'av1'])

/** How an MP4 names a track that is locked against copying (ISO 14496-12 §8.12, and Apple's older ones). */
const lockedTracks = new Set(['enca', 'encv', 'drms', 'drmi'])

/** Whether a track is locked: it can be copied, and nobody but its buyer's programs can play it. */
export async function isLocked(track: InputTrack): Promise<boolean> {
  const named = await track.getInternalCodecId()
  return typeof named === 'string' && lockedTracks.has(named.toLowerCase())
}

/** A container we store. `ending` is that of the storage key, without a dot. */
export type Container = { ending: string; contentType: string; make: () => OutputFormat }

const mp4 = () => new Mp4OutputFormat({ fastStart: 'reserve' })
const filmMp4: Container = { ending: 'mp4', contentType: 'video/mp4', make: mp4 }
const filmWebm: Container = { ending: 'webm', contentType: 'video/webm', make: () => new WebMOutputFormat() }
const voiceM4a: Container = { ending: 'm4a', contentType: 'audio/mp4', make: mp4 }
const voiceMp3: Container = { ending: 'mp3', contentType: 'audio/mpeg', make: () => new Mp3OutputFormat() }
const voiceOgg: Container = { ending: 'ogg', contentType: 'audio/ogg', make: () => new OggOutputFormat() }
const voiceWav: Container = { ending: 'wav', contentType: 'audio/wav', make: () => new WavOutputFormat() }
const voiceWebm: Container = { ending: 'weba', contentType: 'audio/webm', make: () => new WebMOutputFormat() }

/** The container a film is remuxed into: WebM stays WebM where its codecs allow, everything else becomes MP4. */
export async function filmContainer(input: Input, codec: string): Promise<Container> {
  const format = await input.getFormat()
  const isMatroska = format === WEBM || format === MATROSKA
  return isMatroska && (codec === 'vp8' || codec === 'vp9' || codec === 'av1') ? filmWebm : filmMp4
}

/** As `filmContainer` for a voice, by its codec and source container; null for what browsers cannot play. */
export async function voiceContainer(input: Input, codec: string): Promise<Container | null> {
  if (codec === 'aac') return voiceM4a
  if (codec === 'mp3') return voiceMp3
  if (codec.startsWith('pcm-')) return voiceWav
  if (codec !== 'opus' && codec !== 'vorbis') return null
  const format = await input.getFormat()
  return format === OGG || codec === 'vorbis' ? voiceOgg : voiceWebm
}
