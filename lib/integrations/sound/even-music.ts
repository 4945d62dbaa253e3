import { registerMp3Encoder } from '@mediabunny/mp3-encoder'
import { AudioSample, AudioSampleSource, FilePathTarget, type MetadataTags, Mp3OutputFormat, Output } from 'mediabunny'
import { wholeSeconds } from '@/lib/integrations/films/read-film'
import { rewriteFilm } from '@/lib/integrations/films/rewrite-film'
import { mp3MarkTag } from '@/lib/integrations/origin-marks/mp3-mark-tag'
import type { OriginMark } from '@/lib/integrations/origin-marks/xmp'
import { decodeMusic, type Pcm, writePlain } from './decode-music'
import { LoudnessMeter } from './loudness-meter'
import { type Music, type MusicTags, readTags, withMusic } from './read-music'
import { SoundError } from './sound-error'
import { TruePeak } from './true-peak'

/** In LUFS: what streaming services bring music to, so that one piece is as loud as the next. */
const target = -16
/** In dBFS. The decoded MP3 has peaks up to half a decibel above those that went in. */
const highestPeak = -1.5
/** LAME makes everything softer by this factor. */
const lameScale = 0.95
/** In dB: more would bring the hiss of an old tape forward. */
const mostGain = 18

export type EvenedMusic = {
  durationSeconds: number
  contentType: string
  /** The media type of the file as it was sent. */
  sentType: string
  /** As sent, in hundredths of LUFS and dBFS; null for AAC, which is not decoded here and so not evened. */
  loudness: number | null
  peak: number | null
  tags: MusicTags
  /** The picture in its tags, as it stands there. */
  cover: Uint8Array | null
}

type Files = {
  from: string
  /** For the sound alone, while it is decoded. */
  plain: string
  /** The file to be heard. */
  to: string
}

/** What is written into the file in place of what it says about itself: only where it becomes an MP3. */
export type EvenedLabel = { title: string; artist: string; mark: OriginMark }

/**
 * Measures a piece (ITU-R BS.1770-4) and writes it to `to` as MP3 of 160 kbit/s at -16 LUFS, softer where its peaks would
 * exceed -1 dBFS. AAC is only put into a new file: there is no decoder for it whose licence we can keep. Reads the file
 * in portions: memory use is small at any length. Throws the errors of `withMusic`.
 */
export function evenMusic(
  { from, plain, to }: Files,
  longestSeconds: number,
  label?: EvenedLabel,
): Promise<EvenedMusic> {
  return withMusic(from, longestSeconds, async (music) => {
    const { cover, ...tags } = await readTags(music)
    const { durationSeconds, contentType: sentType } = music
    const about = { sentType, tags, cover }
    if (music.codec === 'aac') {
      const longest = { video: longestSeconds, recording: longestSeconds }
      const { contentType } = await rewriteFilm(from, to, 'recording', longest)
      return { ...about, durationSeconds, contentType, loudness: null, peak: null }
    }
    await writePlain(music, plain)
    const measured = await measure(music, { plain, longestSeconds })
    await writeEvened(music, { plain, to, tags: label ? labelTags(label) : namedTags(tags), gain: gainFor(measured) })
    const { loudness, peak, seconds } = measured
    const heard = { durationSeconds: wholeSeconds(seconds), contentType: 'audio/mpeg' }
    return { ...about, ...heard, loudness: hundredths(loudness), peak: hundredths(peak) }
  })
}

type Measured = { loudness: number; peak: number; seconds: number }

async function measure(
  music: Music,
  { plain, longestSeconds }: { plain: string; longestSeconds: number },
): Promise<Measured> {
  let meters: { loudness: LoudnessMeter; peak: TruePeak } | undefined
  let seconds = 0
  for await (const { channels, sampleRate } of decodeMusic(music, plain)) {
    meters ??= {
      loudness: new LoudnessMeter(sampleRate, channels.length),
      peak: await TruePeak.open(sampleRate),
    }
    meters.loudness.add(channels)
    meters.peak.add(channels)
    seconds += channels[0].length / sampleRate
    // Packets may all say that they are early.
    if (wholeSeconds(seconds) > longestSeconds) throw new SoundError('MUSIC_TOO_LONG')
  }
  // Bytes in the form of packets, but no sound in them.
  if (!meters || seconds < music.durationSeconds / 2 - 1) throw new SoundError('MUSIC_UNREADABLE')
  return { loudness: meters.loudness.lufs(), peak: meters.peak.decibels(), seconds }
}

/** The factor for each sample. */
function gainFor({ loudness, peak }: Measured): number {
  return 10 ** (Math.min(target - loudness, highestPeak - peak, mostGain) / 20) / lameScale
}

/** Of those that MP3 has, the rates with full quality at 160 kbit/s (ISO/IEC 11172-3); others become the first. */
const sampleRates = [44_100, 48_000, 32_000]
let isRegistered = false

async function writeEvened(
  music: Music,
  { plain, to, tags, gain }: { plain: string; to: string; tags: MetadataTags; gain: number },
): Promise<void> {
  if (!isRegistered) registerMp3Encoder()
  isRegistered = true
  const output = new Output({ format: new Mp3OutputFormat(), target: new FilePathTarget(to) })
  try {
    let source: AudioSampleSource | undefined
    let frames = 0
    for await (const portion of decodeMusic(music, plain)) {
      if (!source) {
        source = sourceFor(portion)
        output.addAudioTrack(source)
        output.setMetadataTags(tags)
        await output.start()
      }
      const sample = sampleOf(portion, gain, frames)
      await source.add(sample)
      sample.close()
      frames += portion.channels[0].length
    }
    await output.finalize()
  } catch (error) {
    await output.cancel().catch(() => {})
    throw error
  }
}

function sourceFor({ sampleRate }: Pcm): AudioSampleSource {
  const [usual] = sampleRates
  return new AudioSampleSource({
    codec: 'mp3',
    bitrate: 160_000,
    ...(usual && !sampleRates.includes(sampleRate) && { transform: { sampleRate: usual } }),
  })
}

/** `frame` is the number of the first sample of each channel. */
function sampleOf({ channels, sampleRate }: Pcm, gain: number, frame: number): AudioSample {
  const { length } = channels[0]
  const data = new Float32Array(length * channels.length)
  for (const [index, samples] of channels.entries()) {
    for (let at = 0; at < length; at++) data[index * length + at] = (samples[at] ?? 0) * gain
  }
  const timestamp = frame / sampleRate
  return new AudioSample({ data, format: 'f32-planar', numberOfChannels: channels.length, sampleRate, timestamp })
}

function labelTags({ title, artist, mark }: EvenedLabel): MetadataTags {
  return { title, artist, comment: mark.description, raw: { PRIV: mp3MarkTag(mark) } }
}

function namedTags({ title, artist, year }: MusicTags): MetadataTags {
  return { ...(title && { title }), ...(artist && { artist }), ...(year && { date: new Date(Date.UTC(year, 0, 1)) }) }
}

function hundredths(value: number): number {
  return Math.round(Math.max(value, -100) * 100)
}
