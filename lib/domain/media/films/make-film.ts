import 'server-only'
import { createReadStream } from 'node:fs'
import { removeUnknownPictureJob } from '@/lib/domain/media/pictures/jobs'
import { madePath, sealFile, uploadIdOf } from '@/lib/domain/media/uploads/upload-files'
import { asRefusal } from '@/lib/domain/pictures/decoding/as-refusal'
import { inFilmProcess } from '@/lib/domain/pictures/decoding/film-pool'
import { byJob } from '@/lib/domain/pictures/decoding/picture-pool'
import { mediaLimits } from '@/lib/domain/pictures/media-limits'
import { originalKey } from '@/lib/domain/pictures/picture-files'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'

const longestSeconds = { video: mediaLimits.video.minutes * 60, recording: mediaLimits.recording.minutes * 60 }
const dayMs = 24 * 3600_000

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
