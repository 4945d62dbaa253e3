import 'server-only'
import { createReadStream } from 'node:fs'
import { digitalSourceTypeOf, originLabelOf } from '@/lib/domain/made-works/origin-marks'
import { filmKeys, type PreparedFilm } from '@/lib/domain/media/films/new-film'
import type { RewrittenFile } from '@/lib/domain/media/films/rewritten-file'
import { withSilentFilm } from '@/lib/domain/media/films/silent-film'
import { removeUnknownPictureJob } from '@/lib/domain/media/pictures/jobs'
import { storeVariants } from '@/lib/domain/media/pictures/new-picture'
import { sealFile, uploadIdOf } from '@/lib/domain/media/uploads/upload-files'
import { MovingGreetingError } from '@/lib/domain/moving-greetings/errors'
import { filmMegabytes, filmSecondsMost } from '@/lib/domain/moving-greetings/schema'
import { asRefusal } from '@/lib/domain/pictures/decoding/as-refusal'
import { deletePictureFiles, originalKey, stillKey } from '@/lib/domain/pictures/picture-files'
import { FilmError } from '@/lib/integrations/films/film-error'
import type { PictureVariants } from '@/lib/integrations/pictures/make-variants'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import type { Turn } from '@/lib/server/fair-queue'
import { enqueue } from '@/lib/server/jobs'
import { dayMs } from '@/lib/shared/durations'

/** No encoder of ours makes more; a larger picture would only cost those who watch it. */
const longestSide = 1920
const origin = { kind: 'moving_greeting', madeBy: 'rules' } as const

/**
 * Checks a film by its content, rewrites it in the process for untrusted files, marks its origin in it, and stores it
 * with its still. Sound is left out: our scenes have none, so it came from elsewhere. `from` is whose turn it takes.
 * Throws the MOVING_FILM_* errors, SERVER_BUSY and STORAGE_FULL; then nothing is left in the store.
 */
export async function storeFilm(
  file: Uint8Array,
  still: PictureVariants,
  { storageKey, from }: { storageKey: string; from: Turn },
): Promise<PreparedFilm> {
  if (file.length > filmMegabytes * 1024 * 1024) throw new MovingGreetingError('MOVING_FILM_TOO_LARGE')
  const mark = { digitalSourceType: digitalSourceTypeOf(origin), description: originLabelOf(origin) }
  const wanted = { id: uploadIdOf(storageKey), longestSeconds: filmSecondsMost, mark, from }
  try {
    return await withSilentFilm(file, wanted, (film) => {
      const isOurs = film.contentType === 'video/mp4' && Math.max(film.width, film.height) <= longestSide
      if (!isOurs) throw new MovingGreetingError('MOVING_FILM_UNREADABLE')
      return store(film, still, storageKey)
    })
  } catch (error) {
    throw asRefusal(asGreetingError(error))
  }
}

function asGreetingError(error: unknown): unknown {
  if (!(error instanceof FilmError)) return error
  return new MovingGreetingError(error.code === 'FILM_TOO_LONG' ? 'MOVING_FILM_TOO_LONG' : 'MOVING_FILM_UNREADABLE')
}

async function store(
  { path, width, height, durationSeconds, contentType }: RewrittenFile,
  { variants, dominantColour }: PictureVariants,
  storageKey: string,
): Promise<PreparedFilm> {
  const widths = variants.map((variant) => variant.width)
  const keys = filmKeys({ storageKey, widths, contentType })
  // Enqueued before the first byte is written, so that a kill -9 leaves no orphaned files.
  await enqueue(db, removeUnknownPictureJob, { storageKey, keys }, { startAfter: new Date(Date.now() + dayMs) })
  try {
    const checksum = await sealFile(path)
    const { size } = await storage.put(originalKey(storageKey, contentType), createReadStream(path), { contentType })
    await storeVariants(stillKey(storageKey, 0), variants)
    return {
      storageKey,
      width,
      height,
      widths,
      colour: dominantColour,
      bytes: size,
      contentType,
      checksum,
      durationSeconds,
    }
  } catch (error) {
    await deletePictureFiles(keys)
    throw error
  }
}
