import { Input, type InputAudioTrack, type InputVideoTrack } from 'mediabunny'
import { assertHonestTables } from './assert-honest-tables'
import { assertWholeTracks, CutFileError, openWhole } from './cut-file'
import { FilmError, type FilmErrorCode } from './film-error'
import { acceptedFormats, type Container, filmCodecs, filmContainer, isLocked, voiceContainer } from './film-formats'

/** A film, or a recording of sound alone. Width and height as displayed, 0 for a voice. */
export type Film = {
  kind: 'video' | 'recording'
  width: number
  height: number
  /** Rounded up; null when only reading to the end would tell. */
  durationSeconds: number | null
  container: Container
  tracks: { video: InputVideoTrack | null; audio: InputAudioTrack | null }
}

/**
 * Opens the file, passes its description to `use`, and closes it. Throws FILM_UNREADABLE or VOICE_UNREADABLE for a
 * file that is neither or has no codec browsers play, and FILM_CUT or VOICE_CUT for one that ends too early; `expected`
 * picks the code for an unknown file.
 */
export async function withFilm<T>(
  file: string,
  expected: 'video' | 'recording',
  use: (film: Film, input: Input) => Promise<T>,
): Promise<T> {
  try {
    assertHonestTables(file)
    using input = new Input({ source: openWhole(file), formats: acceptedFormats })
    const film = await readFilm(input, expected)
    if ((film.durationSeconds ?? 0) < tooLongToCount) await assertWholeTracks(file, input)
    return await use(film, input)
  } catch (error) {
    if (error instanceof CutFileError) throw new FilmError(cut(expected), { cause: error })
    if (error instanceof FilmError || isOurDisk(error)) throw error
    throw new FilmError(unreadable(expected), { cause: error })
  }
}

/** In seconds: what says it is longer is refused for that, and counting its packets would take minutes. */
const tooLongToCount = 3600

async function readFilm(input: Input, expected: 'video' | 'recording'): Promise<Film> {
  if (!(await input.canRead())) throw new FilmError(unreadable(expected))
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  const film = video ? await asVideo(input, video, audio) : await asVoice(input, audio, expected)
  const seconds = await input.getDurationFromMetadata()
  return { ...film, durationSeconds: seconds === null ? null : wholeSeconds(seconds) }
}

type Kind = Omit<Film, 'durationSeconds'>

async function asVideo(input: Input, video: InputVideoTrack, audio: InputAudioTrack | null): Promise<Kind> {
  const codec = await video.getCodec()
  if (!codec || !filmCodecs.has(codec) || (await isLocked(video))) throw new FilmError('FILM_UNREADABLE')
  const container = await filmContainer(input, codec)
  const sound = audio && !(await isLocked(audio)) && (await audio.getCodec())
  const canCarry = sound && container.make().getSupportedCodecs().includes(sound)
  return {
    kind: 'video',
    width: await video.getDisplayWidth(),
    height: await video.getDisplayHeight(),
    container,
    // Sound in a codec that cannot be remuxed is dropped: a silent film is better than none.
    tracks: { video, audio: canCarry ? audio : null },
  }
}

async function asVoice(input: Input, audio: InputAudioTrack | null, expected: Film['kind']): Promise<Kind> {
  if (!audio) throw new FilmError(unreadable(expected))
  const codec = (await isLocked(audio)) ? null : await audio.getCodec()
  const container = codec ? await voiceContainer(input, codec) : null
  if (!container) throw new FilmError('VOICE_UNREADABLE')
  return { kind: 'recording', width: 0, height: 0, container, tracks: { video: null, audio } }
}

/** Rounded up, ignoring the few hundredths by which a last sound packet overruns. */
export function wholeSeconds(seconds: number): number {
  return Math.max(1, Math.ceil(seconds - 0.1))
}

function unreadable(expected: 'video' | 'recording'): FilmErrorCode {
  return expected === 'video' ? 'FILM_UNREADABLE' : 'VOICE_UNREADABLE'
}

function cut(expected: 'video' | 'recording'): FilmErrorCode {
  return expected === 'video' ? 'FILM_CUT' : 'VOICE_CUT'
}

/** Disk errors are ours, not the film's. */
function isOurDisk(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code)
}
