import 'server-only'
import { randomUUID } from 'node:crypto'
import type { SentPost } from '@/lib/domain/contributions/sent-post'
import type { PreparedFilm } from '@/lib/domain/media/films/new-film'
import { MovingGreetingError } from '@/lib/domain/moving-greetings/errors'
import { storeFilm } from '@/lib/domain/moving-greetings/film/store-film'
import { asRefusal } from '@/lib/domain/pictures/decoding/as-refusal'
import { inPictureProcess, postTurn } from '@/lib/domain/pictures/decoding/picture-pool'
import { visitorMegapixels } from '@/lib/domain/pictures/media-limits'
import type { Caller } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import type { UploadedFile } from '@/lib/server/request-body'

type Sent = { film: UploadedFile | undefined; still: UploadedFile | undefined; hasPictures: boolean }

/**
 * Checks and stores the film of a sent greeting; null for a bot's, for one with a refused proof, and where there is no
 * film to store. Throws the MOVING_* and PICTURE_* errors, SERVER_BUSY and STORAGE_FULL at the form's field.
 */
export async function prepareFilm(
  { memorial, trapped, proof }: Pick<SentPost, 'memorial' | 'trapped' | 'proof'>,
  { film, still, hasPictures }: Sent,
  caller: Caller,
): Promise<PreparedFilm | null> {
  if (trapped || (proof && 'refusal' in proof)) return null
  if (!film) {
    if (!hasPictures) throw new MovingGreetingError('MOVING_PICTURES_MISSING').at('pictures')
    return null
  }
  if (!still) throw new MovingGreetingError('MOVING_FILM_UNREADABLE').at('film')
  const from = postTurn(memorial, caller)
  try {
    // A picture from others, checked as those of every post.
    const task = { file: still.body, mostPixels: visitorMegapixels * 1_000_000 }
    const { made } = await inPictureProcess('prepare', task, from).catch((error) => {
      throw asRefusal(error)
    })
    return await storeFilm(film.body, made, { storageKey: `media/${randomUUID()}`, from })
  } catch (error) {
    throw error instanceof DomainError ? error.at('film') : error
  }
}
