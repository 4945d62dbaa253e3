import 'server-only'
import { asRefusal } from '@/lib/domain/media/as-refusal'
import { type FileKind, fileLimitBytes, mediaLimits } from '@/lib/domain/media/media-limits'
import { readHead, sealFile, uploadPath } from '@/lib/domain/media/upload-files'
import { FilmError } from '@/lib/integrations/films/film-error'
import { withFilm } from '@/lib/integrations/films/read-film'
import { detectPictureFormat } from '@/lib/integrations/pictures/picture-format'
import { readSize } from '@/lib/integrations/pictures/read-size'
import { DomainError } from '@/lib/server/errors'

/** What an upload really is, whatever was said of it. */
export type Inspected = {
  kind: FileKind
  checksum: string
  /** In pixels; 0 for voices and for what only the job can read. */
  width: number
  height: number
  durationSeconds: number | null
}

const headBytes = 512

/**
 * Looks at a file that has come whole, by its own bytes. `declared` only decides which sentence is said of one that is
 * nothing we know. Throws PICTURE_UNREADABLE, FILM_*, VOICE_*, FILE_TOO_LARGE and STORAGE_FULL.
 */
export async function inspectUpload(id: string, declared: FileKind, bytes: number): Promise<Inspected> {
  const file = uploadPath(id)
  const head = await readHead(file, headBytes)
  const about = detectPictureFormat(head) ? await aboutPicture(file) : await aboutFilm(file, declared)
  if (bytes > fileLimitBytes(about.kind)) {
    throw new DomainError('FILE_TOO_LARGE', { limit: mediaLimits[about.kind].megabytes })
  }
  return { ...about, checksum: await sealFile(file) }
}

type About = Omit<Inspected, 'checksum'>

async function aboutPicture(file: string): Promise<About> {
  return { kind: 'picture', ...(await readSize(file)), durationSeconds: null }
}

async function aboutFilm(file: string, declared: FileKind): Promise<About> {
  if (declared === 'picture') throw new DomainError('PICTURE_UNREADABLE')
  try {
    return await withFilm(file, declared, async ({ kind, width, height, durationSeconds }) => {
      const { minutes } = mediaLimits[kind]
      if (durationSeconds !== null && durationSeconds > minutes * 60) {
        throw new FilmError(kind === 'video' ? 'FILM_TOO_LONG' : 'VOICE_TOO_LONG')
      }
      return { kind, width, height, durationSeconds }
    })
  } catch (error) {
    throw asRefusal(error)
  }
}
