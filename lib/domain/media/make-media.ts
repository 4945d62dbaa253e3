import 'server-only'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { asRefusal } from '@/lib/domain/media/as-refusal'
import { inFilmProcess } from '@/lib/domain/media/decoding/film-pool'
import { byJob } from '@/lib/domain/media/decoding/picture-pool'
import { removeUnknownPictureJob } from '@/lib/domain/media/jobs'
import { type FileKind, mediaLimits } from '@/lib/domain/media/media-limits'
import { deletePictureFiles, originalKey } from '@/lib/domain/media/picture-files'
import { storePicture } from '@/lib/domain/media/prepare-picture'
import { madePath, sealFile, uploadIdOf, uploadPath } from '@/lib/domain/media/upload-files'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { enqueue } from '@/lib/server/jobs'

/** What is known of a media once its files are stored: the columns of its row. */
export type MadeMedia = {
  kind: FileKind
  width: number
  height: number
  widths?: number[]
  colour?: string
  bytes: number
  contentType: string
  checksum: string
  durationSeconds: number | null
}

const longestSeconds = { video: mediaLimits.video.minutes * 60, recording: mediaLimits.recording.minutes * 60 }
const dayMs = 24 * 3600_000

/**
 * Makes of an upload what the page shows and stores it; run twice it does the same again. Throws the PICTURE_*, FILM_*
 * and VOICE_* errors, FILE_MISSING and STORAGE_FULL; then nothing of it is left in the store.
 */
export async function makeMedia(row: { storageKey: string; kind: FileKind }): Promise<MadeMedia> {
  const file = uploadPath(uploadIdOf(row.storageKey))
  if (!(await stat(file).catch(() => null))) throw new DomainError('FILE_MISSING')
  if (row.kind !== 'picture') return makeFilm(row.storageKey, row.kind, file)
  const { storageKey: _, ...picture } = await storePicture(await readFile(file), row.storageKey, { from: byJob })
  return { kind: 'picture', ...picture, durationSeconds: null }
}

async function makeFilm(storageKey: string, kind: 'video' | 'recording', file: string): Promise<MadeMedia> {
  const made = madePath(uploadIdOf(storageKey))
  try {
    const { ending: _, ...film } = await inFilmProcess(
      'rewrite',
      { from: file, to: made, expected: kind, longestSeconds },
      byJob,
    )
    const key = originalKey(storageKey, film.contentType)
    // In the queue before the first byte is written: a kill -9 in between leaves nothing for ever.
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

/** Removes what `makeMedia` stored, for a row that went in the meantime. */
export async function discardMade(storageKey: string, made: MadeMedia): Promise<void> {
  await deletePictureFiles([
    originalKey(storageKey, made.contentType),
    ...(made.widths ?? []).map((width) => `${storageKey}/${width}.webp`),
  ])
}
