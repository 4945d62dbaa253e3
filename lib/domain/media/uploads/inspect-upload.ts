import 'server-only'
import { MediaError } from '@/lib/domain/media/errors'
import { readHead, sealFile, withUploadFile } from '@/lib/domain/media/uploads/upload-files'
import { asRefusal } from '@/lib/domain/pictures/decoding/as-refusal'
import { inFilmProcess } from '@/lib/domain/pictures/decoding/film-pool'
import { inPictureProcess } from '@/lib/domain/pictures/decoding/picture-pool'
import { PicturesError } from '@/lib/domain/pictures/errors'
import { type FileKind, fileLimitBytes, mediaLimits } from '@/lib/domain/pictures/media-limits'
import { FilmError } from '@/lib/integrations/films/film-error'
import { detectPictureFormat } from '@/lib/integrations/pictures/picture-format'

/** What an upload is by its bytes. */
export type Inspected = {
  kind: FileKind
  checksum: string
  /** In pixels; 0 for sound and for files that only the job can read. */
  width: number
  height: number
  durationSeconds: number | null
}

const headBytes = 512

/**
 * Inspects the bytes of a complete upload in a separate process. The declared kind only selects the error for an
 * unknown format. `from` is the caller's queue key (queueKey). Throws the PICTURE_*, FILM_*, VOICE_* and MUSIC_* errors,
 * FILE_TOO_LARGE, FILE_MISSING, SERVER_BUSY and STORAGE_FULL.
 */
export async function inspectUpload(
  { id, kind, bytes }: { id: string; kind: FileKind; bytes: number },
  from: string,
): Promise<Inspected> {
  const inspected = await withUploadFile(id, async (file) => {
    const head = await readHead(file, headBytes)
    const about = await lookAt(file, kind, { isPicture: detectPictureFormat(head) !== null, from })
    if (bytes > fileLimitBytes(about.kind)) {
      throw new MediaError('FILE_TOO_LARGE', { limit: mediaLimits[about.kind].megabytes })
    }
    return { ...about, checksum: await sealFile(file) }
  })
  if (!inspected) throw new MediaError('FILE_MISSING')
  return inspected
}

type About = Omit<Inspected, 'checksum'>
type Look = { isPicture: boolean; from: string }

function lookAt(file: string, declared: FileKind, { isPicture, from }: Look): Promise<About> {
  // For the page's music nothing else will do.
  if (declared === 'music') return aboutMusic(file, from)
  return isPicture ? aboutPicture(file, from) : aboutFilm(file, declared, from)
}

async function aboutMusic(path: string, from: string): Promise<About> {
  try {
    const longestSeconds = mediaLimits.music.minutes * 60
    const { durationSeconds } = await inFilmProcess('readMusic', { path, expected: 'music', longestSeconds }, from)
    return { kind: 'music', width: 0, height: 0, durationSeconds }
  } catch (error) {
    throw asRefusal(error)
  }
}

async function aboutPicture(file: string, from: string): Promise<About> {
  try {
    return { kind: 'picture', ...(await inPictureProcess('size', { source: file }, from)), durationSeconds: null }
  } catch (error) {
    throw asRefusal(error)
  }
}

async function aboutFilm(file: string, declared: Exclude<FileKind, 'music'>, from: string): Promise<About> {
  if (declared === 'picture') throw new PicturesError('PICTURE_UNREADABLE')
  try {
    const film = await inFilmProcess('read', { path: file, expected: declared }, from)
    if (film.durationSeconds !== null && film.durationSeconds > mediaLimits[film.kind].minutes * 60) {
      throw new FilmError(film.kind === 'video' ? 'FILM_TOO_LONG' : 'VOICE_TOO_LONG')
    }
    return film
  } catch (error) {
    throw asRefusal(error)
  }
}
