import 'server-only'
import { readFile, stat } from 'node:fs/promises'
import { MediaError } from '@/lib/domain/media/errors'
import { makeFilm } from '@/lib/domain/media/films/make-film'
import { storePicture } from '@/lib/domain/media/pictures/prepare-picture'
import { uploadIdOf, uploadPath } from '@/lib/domain/media/uploads/upload-files'
import { byJob } from '@/lib/domain/pictures/decoding/picture-pool'
import type { FileKind } from '@/lib/domain/pictures/media-limits'
import { deletePictureFiles, originalKey } from '@/lib/domain/pictures/picture-files'

/** The columns known once the files are stored. */
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

/**
 * Makes the files that the page shows from an upload and stores them. Idempotent. Throws the PICTURE_*, FILM_* and
 * VOICE_* errors, FILE_MISSING and STORAGE_FULL; then nothing is left in the store.
 */
export async function makeMedia(row: { storageKey: string; kind: FileKind }): Promise<MadeMedia> {
  const file = uploadPath(uploadIdOf(row.storageKey))
  if (!(await stat(file).catch(() => null))) throw new MediaError('FILE_MISSING')
  if (row.kind !== 'picture') return makeFilm(row.storageKey, row.kind, file)
  const { storageKey: _, ...picture } = await storePicture(await readFile(file), row.storageKey, { from: byJob })
  return { kind: 'picture', ...picture, durationSeconds: null }
}

/** Removes what `makeMedia` stored, when the row was deleted meanwhile. */
export async function discardMade(storageKey: string, made: MadeMedia): Promise<void> {
  await deletePictureFiles([
    originalKey(storageKey, made.contentType),
    ...(made.widths ?? []).map((width) => `${storageKey}/${width}.webp`),
  ])
}
