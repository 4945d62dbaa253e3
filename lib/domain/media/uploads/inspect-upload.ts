import 'server-only'
import { MediaError } from '@/lib/domain/media/errors'
import { readHead, sealFile, uploadPath } from '@/lib/domain/media/uploads/upload-files'
import { asRefusal } from '@/lib/domain/pictures/decoding/as-refusal'
import { inFilmProcess } from '@/lib/domain/pictures/decoding/film-pool'
import { inPictureProcess } from '@/lib/domain/pictures/decoding/picture-pool'
import { PicturesError } from '@/lib/domain/pictures/errors'
import { fileLimitBytes, type GalleryFileKind, mediaLimits } from '@/lib/domain/pictures/media-limits'
import { FilmError } from '@/lib/integrations/films/film-error'
import { detectPictureFormat } from '@/lib/integrations/pictures/picture-format'

/** What an upload is by its bytes. */
export type Inspected = {
  kind: GalleryFileKind
  checksum: string
  /** In pixels; 0 for voices and for files that only the job can read. */
  width: number
  height: number
  durationSeconds: number | null
}

const headBytes = 512

/**
 * Inspects the bytes of a complete upload in a separate process. The declared kind only selects the error for an
 * unknown format. `from` is the caller's queue key (queueKey). Throws the PICTURE_*, FILM_* and VOICE_* errors,
 * FILE_TOO_LARGE, SERVER_BUSY and STORAGE_FULL.
 */
export async function inspectUpload(
  { id, kind, bytes }: { id: string; kind: GalleryFileKind; bytes: number },
  from: string,
): Promise<Inspected> {
  const file = uploadPath(id)
  const head = await readHead(file, headBytes)
  const about = detectPictureFormat(head) ? await aboutPicture(file, from) : await aboutFilm(file, kind, from)
  if (bytes > fileLimitBytes(about.kind)) {
    throw new MediaError('FILE_TOO_LARGE', { limit: mediaLimits[about.kind].megabytes })
  }
  return { ...about, checksum: await sealFile(file) }
}

type About = Omit<Inspected, 'checksum'>

async function aboutPicture(file: string, from: string): Promise<About> {
  try {
    return { kind: 'picture', ...(await inPictureProcess('size', { source: file }, from)), durationSeconds: null }
  } catch (error) {
    throw asRefusal(error)
  }
}

async function aboutFilm(file: string, declared: GalleryFileKind, from: string): Promise<About> {
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
