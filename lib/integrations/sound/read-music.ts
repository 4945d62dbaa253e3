import {
  ADTS,
  EncodedPacketSink,
  FLAC,
  Input,
  type InputAudioTrack,
  type InputFormat,
  MATROSKA,
  type MetadataTags,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny'
import { assertHonestTables } from '@/lib/integrations/films/assert-honest-tables'
import { assertWholeTracks, CutFileError, openWhole } from '@/lib/integrations/films/cut-file'
import { isLocked } from '@/lib/integrations/films/film-formats'
import { wholeSeconds } from '@/lib/integrations/films/read-film'
import { cleanLine } from '@/lib/shared/input/clean-text'
import { SoundError } from './sound-error'

/** The containers of music that are accepted, with the media type of the file as it was sent. */
const accepted = new Map<InputFormat, string>([
  [MP3, 'audio/mpeg'],
  [MP4, 'audio/mp4'],
  [QTFF, 'audio/mp4'],
  [FLAC, 'audio/flac'],
  [OGG, 'audio/ogg'],
  [WAVE, 'audio/wav'],
  [WEBM, 'audio/webm'],
  [MATROSKA, 'audio/webm'],
  [ADTS, 'audio/aac'],
])

const codecs = ['mp3', 'flac', 'opus', 'vorbis', 'aac', 'pcm'] as const
export type MusicCodec = (typeof codecs)[number]

export type Music = {
  codec: MusicCodec
  /** The media type of the file as it is. */
  contentType: string
  /** Rounded up, counted from the sound itself: a header may say anything. */
  durationSeconds: number
  track: InputAudioTrack
  input: Input
}

/** What a file says about itself; empty texts are null. */
export type MusicTags = { title: string | null; artist: string | null; year: number | null }

/**
 * Opens a file as music, passes it to `use`, and closes it. Throws MUSIC_UNREADABLE for anything else, MUSIC_IS_FILM
 * for one with moving pictures, MUSIC_TOO_LONG, and MUSIC_CUT for one that ends before it says.
 */
export async function withMusic<T>(
  file: string,
  longestSeconds: number,
  use: (music: Music) => Promise<T>,
): Promise<T> {
  try {
    assertHonestTables(file)
    using input = new Input({ source: openWhole(file), formats: [...accepted.keys()] })
    return await use(await readMusic(file, input, longestSeconds))
  } catch (error) {
    if (error instanceof CutFileError) throw new SoundError('MUSIC_CUT', { cause: error })
    if (error instanceof SoundError || isOurDisk(error)) throw error
    throw new SoundError('MUSIC_UNREADABLE', { cause: error })
  }
}

async function readMusic(file: string, input: Input, longestSeconds: number): Promise<Music> {
  if (!(await input.canRead())) throw new SoundError('MUSIC_UNREADABLE')
  if (await input.getPrimaryVideoTrack()) throw new SoundError('MUSIC_IS_FILM')
  const track = await input.getPrimaryAudioTrack()
  const named = (await track?.getCodec()) ?? ''
  const codec = codecs.find((one) => named === one || (one === 'pcm' && named.startsWith('pcm-')))
  const contentType = accepted.get(await input.getFormat())
  if (!track || !codec || !contentType || (await isLocked(track))) throw new SoundError('MUSIC_UNREADABLE')
  const samplesOfSecond = await samplesOf(track)
  // Cut within its head; searching such a FLAC for a later packet never ends.
  if (codec === 'flac' && !(await new EncodedPacketSink(track).getFirstPacket({ metadataOnly: true }))) {
    throw new CutFileError('no sound')
  }
  // What was recorded from a broadcast begins late.
  const start = Math.max(0, await track.getFirstTimestamp())
  if (await isBeyond(track, start, longestSeconds)) throw new SoundError('MUSIC_TOO_LONG')
  const seconds = (await track.computeDuration()) - start
  if (!(seconds > 0)) throw new SoundError('MUSIC_UNREADABLE')
  if (wholeSeconds(seconds) > longestSeconds) throw new SoundError('MUSIC_TOO_LONG')
  if (codec !== 'aac' && seconds * samplesOfSecond > samplesMost) throw new SoundError('MUSIC_UNREADABLE')
  await assertWholeTracks(file, input)
  return { codec, contentType, durationSeconds: wholeSeconds(seconds), track, input }
}

/**
 * Whether there is sound so many seconds after the start. Reads no further: counting three hours of packets takes ten
 * seconds.
 */
async function isBeyond(track: InputAudioTrack, start: number, seconds: number): Promise<boolean> {
  const packet = await new EncodedPacketSink(track).getPacket(start + seconds + 1, { metadataOnly: true })
  return packet !== null && wholeSeconds(packet.timestamp + packet.duration - start) > seconds
}

/** Half an hour in six channels at 48 kHz. What has more in 100 MB is silence, made to keep a processor for minutes. */
const samplesMost = 520_000_000

/** Samples a second in all channels. A header may claim any rate, and whoever counts by it would never end. */
async function samplesOf(track: InputAudioTrack): Promise<number> {
  const [rate, channels] = [await track.getSampleRate(), await track.getNumberOfChannels()]
  if (rate < 1000 || rate > 384_000 || channels < 1 || channels > 8) throw new SoundError('MUSIC_UNREADABLE')
  return rate * channels
}

/** The largest picture taken from a file's tags, in bytes. */
const coverMost = 10 * 1024 * 1024

/** What the file says about itself, with its cover picture as it stands there. */
export async function readTags({ input }: Music): Promise<MusicTags & { cover: Uint8Array | null }> {
  // Many programs write wrong tags; the music is the same without them.
  const tags = await input.getMetadataTags().catch((): MetadataTags => ({}))
  const isWave = (await input.getFormat()) === WAVE
  const text = (said: string | undefined) => tidy(isWave ? asUtf8(said ?? '') : (said ?? ''))
  const year = tags.date?.getUTCFullYear()
  const pictures = (tags.images ?? []).filter(({ data }) => data.byteLength <= coverMost)
  const cover = pictures.find(({ kind }) => kind === 'coverFront') ?? pictures[0]
  return {
    title: text(tags.title),
    artist: text(tags.artist),
    year: year && year >= 1800 && year <= new Date().getFullYear() ? year : null,
    cover: cover?.data ?? null,
  }
}

function tidy(text: string): string | null {
  return Array.from(cleanLine(text)).slice(0, 200).join('').trim() || null
}

/** Programs write UTF-8 into the tags of WAV files, which are read as Latin-1. */
function asUtf8(text: string): string {
  const decoded = Buffer.from(text, 'latin1').toString('utf8')
  return decoded.includes('\uFFFD') ? text : decoded
}

/** Disk errors are ours, not the file's. */
function isOurDisk(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code)
}
