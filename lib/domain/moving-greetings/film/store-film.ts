import 'server-only'
import { createReadStream } from 'node:fs'
import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { digitalSourceTypeOf, originLabelOf } from '@/lib/domain/made-works/origin-marks'
import { filmKeys, type PreparedFilm } from '@/lib/domain/media/films/new-film'
import { removeUnknownPictureJob } from '@/lib/domain/media/pictures/jobs'
import { storeVariants } from '@/lib/domain/media/pictures/new-picture'
import { madePath, sealFile, uploadFolder, uploadIdOf, uploadPath } from '@/lib/domain/media/uploads/upload-files'
import { MovingGreetingError } from '@/lib/domain/moving-greetings/errors'
import { filmMegabytes, filmSecondsMost } from '@/lib/domain/moving-greetings/schema'
import { asRefusal } from '@/lib/domain/pictures/decoding/as-refusal'
import { inFilmProcess } from '@/lib/domain/pictures/decoding/film-pool'
import { deletePictureFiles, originalKey, stillKey } from '@/lib/domain/pictures/picture-files'
import { FilmError } from '@/lib/integrations/films/film-error'
import { mp4MarkBox } from '@/lib/integrations/origin-marks/mark-mp4'
import type { PictureVariants } from '@/lib/integrations/pictures/make-variants'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'

const dayMs = 24 * 3600_000
/** No encoder of ours makes more; a larger picture would only cost those who watch it. */
const longestSide = 1920

/**
 * Checks a film by its content, rewrites it in the process for untrusted files, marks its origin in it, and stores it
 * with its still. `from` is the sender's queue key. Throws the MOVING_FILM_* errors, SERVER_BUSY and STORAGE_FULL; then
 * nothing is left in the store.
 */
export async function storeFilm(
  file: Uint8Array,
  still: PictureVariants,
  { storageKey, from }: { storageKey: string; from: string },
): Promise<PreparedFilm> {
  if (file.length > filmMegabytes * 1024 * 1024) throw new MovingGreetingError('MOVING_FILM_TOO_LARGE')
  const id = uploadIdOf(storageKey)
  const made = madePath(id)
  await mkdir(uploadFolder, { recursive: true })
  try {
    await writeFile(uploadPath(id), file)
    const film = await rewrite(uploadPath(id), made, from)
    const origin = { kind: 'moving_greeting', madeBy: 'rules' } as const
    await appendFile(
      made,
      mp4MarkBox({ digitalSourceType: digitalSourceTypeOf(origin), description: originLabelOf(origin) }),
    )
    return await store(film, still, { storageKey, made })
  } catch (error) {
    throw asRefusal(error)
  } finally {
    await rm(uploadPath(id), { force: true })
    await rm(made, { force: true })
  }
}

async function rewrite(from: string, to: string, sender: string) {
  const longestSeconds = { video: filmSecondsMost, recording: filmSecondsMost }
  const film = await inFilmProcess('rewrite', { from, to, expected: 'video', longestSeconds }, sender).catch(
    (error) => {
      if (!(error instanceof FilmError)) throw error
      throw new MovingGreetingError(error.code === 'FILM_TOO_LONG' ? 'MOVING_FILM_TOO_LONG' : 'MOVING_FILM_UNREADABLE')
    },
  )
  const isOurs = film.kind === 'video' && film.contentType === 'video/mp4'
  if (!isOurs || Math.max(film.width, film.height) > longestSide) {
    throw new MovingGreetingError('MOVING_FILM_UNREADABLE')
  }
  return film
}

type Rewritten = Awaited<ReturnType<typeof rewrite>>

async function store(
  { width, height, durationSeconds, contentType }: Rewritten,
  { variants, dominantColour }: PictureVariants,
  { storageKey, made }: { storageKey: string; made: string },
): Promise<PreparedFilm> {
  const widths = variants.map((variant) => variant.width)
  const keys = filmKeys({ storageKey, widths, contentType })
  // Enqueued before the first byte is written, so that a kill -9 leaves no orphaned files.
  await enqueue(db, removeUnknownPictureJob, { storageKey, keys }, { startAfter: new Date(Date.now() + dayMs) })
  try {
    const checksum = await sealFile(made)
    const { size } = await storage.put(originalKey(storageKey, contentType), createReadStream(made), { contentType })
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
