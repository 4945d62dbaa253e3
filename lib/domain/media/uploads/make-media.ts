import 'server-only'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { MediaError } from '@/lib/domain/media/errors'
import { removeUnknownPictureJob } from '@/lib/domain/media/pictures/jobs'
import { storePicture } from '@/lib/domain/media/pictures/new-picture'
import { madePath, sealFile, uploadIdOf, withUploadFile } from '@/lib/domain/media/uploads/upload-files'
import { asRefusal } from '@/lib/domain/pictures/decoding/as-refusal'
import { inFilmProcess } from '@/lib/domain/pictures/decoding/film-pool'
import { byJob } from '@/lib/domain/pictures/decoding/picture-pool'
import { PicturesError } from '@/lib/domain/pictures/errors'
import { type GalleryFileKind, mediaLimits } from '@/lib/domain/pictures/media-limits'
import { deletePictureFiles, originalKey } from '@/lib/domain/pictures/picture-files'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'
import { dayMs } from '@/lib/shared/durations'

/** The columns known once the files are stored. */
export type MadeMedia = {
  kind: GalleryFileKind
  width: number
  height: number
  widths?: number[]
  colour?: string
  bytes: number
  contentType: string
  checksum: string
  durationSeconds: number | null
  /** The picture lacks a part, and its family is asked whether it shall be used. */
  failure?: 'PICTURE_CUT'
}

/**
 * Makes the files that the page shows from an upload and stores them, also of a picture that lacks a part, so that its
 * family can see it. Idempotent. Throws the PICTURE_*, FILM_* and VOICE_* errors, FILE_MISSING and STORAGE_FULL; then
 * nothing is left in the store.
 */
export async function makeMedia({
  storageKey,
  kind,
}: {
  storageKey: string
  kind: GalleryFileKind
}): Promise<MadeMedia> {
  const made = await withUploadFile(uploadIdOf(storageKey), async (file) =>
    kind === 'picture' ? makePicture(storageKey, await readFile(file)) : makeFilm(storageKey, kind, file),
  )
  if (!made) throw new MediaError('FILE_MISSING')
  return made
}

async function makePicture(storageKey: string, file: Buffer): Promise<MadeMedia> {
  const made = async (takesCut: boolean) => {
    const { storageKey: _, ...picture } = await storePicture(file, storageKey, { from: byJob, takesCut })
    return { kind: 'picture', ...picture, durationSeconds: null } as const
  }
  try {
    return await made(false)
  } catch (error) {
    if (!(error instanceof PicturesError) || error.code !== 'PICTURE_BROKEN') throw error
    return { ...(await made(true)), failure: 'PICTURE_CUT' }
  }
}

/** Removes what `makeMedia` stored, when the row was deleted meanwhile. */
export async function discardMade(storageKey: string, made: MadeMedia): Promise<void> {
  await deletePictureFiles([
    originalKey(storageKey, made.contentType),
    ...(made.widths ?? []).map((width) => `${storageKey}/${width}.webp`),
  ])
}

const longestSeconds = { video: mediaLimits.video.minutes * 60, recording: mediaLimits.recording.minutes * 60 }

/**
 * Rewrites the film or voice in `file` for playback and stores it. Throws the FILM_* and VOICE_* errors and
 * STORAGE_FULL; then nothing is left in the store.
 */
export async function makeFilm(storageKey: string, kind: 'video' | 'recording', file: string) {
  const made = madePath(uploadIdOf(storageKey))
  try {
    const { ending: _, ...film } = await inFilmProcess(
      'rewrite',
      { from: file, to: made, expected: kind, longestSeconds },
      byJob,
    )
    const key = originalKey(storageKey, film.contentType)
    // Enqueued before the first byte is written, so that a kill -9 leaves no orphaned files.
    await enqueue(
      db,
      removeUnknownPictureJob,
      { storageKey, keys: [key] },
      { startAfter: new Date(Date.now() + dayMs) },
    )
    const checksum = await sealFile(made)
    const { size } = await storage.put(key, createReadStream(made), { contentType: film.contentType })
    return { ...film, bytes: size, checksum }
  } catch (error) {
    throw asRefusal(error)
  }
}
