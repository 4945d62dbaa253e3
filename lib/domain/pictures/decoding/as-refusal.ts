import 'server-only'
import { PicturesError } from '@/lib/domain/pictures/errors'
import { mediaLimits } from '@/lib/domain/pictures/media-limits'
import { FilmError } from '@/lib/integrations/films/film-error'
import { PictureError } from '@/lib/integrations/pictures/picture-error'
import { SoundError } from '@/lib/integrations/sound/sound-error'
import { DomainError } from '@/lib/server/errors'
import { outageOf } from '@/lib/server/outage'

/** Maps errors of decoders and storage to refusals with a sentence; returns other errors unchanged. */
export function asRefusal(error: unknown): unknown {
  if (error instanceof PictureError) {
    return new PicturesError(error.code, error.limit === undefined ? {} : { limit: error.limit })
  }
  if (error instanceof FilmError || error instanceof SoundError)
    return new PicturesError(error.code, limitIn(error.code))
  return outageOf(error) === 'STORAGE_FULL' ? new DomainError('STORAGE_FULL') : error
}

/** The `limit` for the sentence of an error code, if it names one. */
export function limitIn(code: string): { limit?: number } {
  if (code === 'FILM_TOO_LONG') return { limit: mediaLimits.video.minutes }
  if (code === 'PICTURE_TOO_MANY_PIXELS') return { limit: mediaLimits.picture.megapixels }
  if (code === 'VOICE_TOO_LONG') return { limit: mediaLimits.recording.minutes }
  if (code === 'MUSIC_TOO_LONG') return { limit: mediaLimits.music.minutes }
  return {}
}
