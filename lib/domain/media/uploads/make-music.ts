import 'server-only'
import { createReadStream } from 'node:fs'
import { MediaError } from '@/lib/domain/media/errors'
import { removeUnknownPictureJob } from '@/lib/domain/media/pictures/jobs'
import { storeVariants } from '@/lib/domain/media/pictures/new-picture'
import { madePath, plainPath, sealFile, uploadIdOf, withUploadFile } from '@/lib/domain/media/uploads/upload-files'
import { asRefusal } from '@/lib/domain/pictures/decoding/as-refusal'
import { inFilmProcess } from '@/lib/domain/pictures/decoding/film-pool'
import { byJob, inPictureProcess } from '@/lib/domain/pictures/decoding/picture-pool'
import { mediaLimits, visitorMegapixels } from '@/lib/domain/pictures/media-limits'
import { deletePictureFiles, originalKey, sentKey, stillKey, variantKeys } from '@/lib/domain/pictures/picture-files'
import { PictureError } from '@/lib/integrations/pictures/picture-error'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'
import { dayMs } from '@/lib/shared/durations'

const longestSeconds = mediaLimits.music.minutes * 60
/** Of the cover, as with a film's first still. */
const version = 1

/** The columns of a piece once its files are stored, what its tags say, and the keys of the files. */
export type MadeMusic = Awaited<ReturnType<typeof makeMusic>>

/**
 * Evens an upload for listening and stores it, with the file as it was sent and the cover from its tags. Idempotent.
 * Throws the MUSIC_* errors, FILE_MISSING and STORAGE_FULL; then nothing is left in the store.
 */
export async function makeMusic(storageKey: string) {
  const music = await withUploadFile(uploadIdOf(storageKey), (sent) => makeFrom(sent, storageKey))
  if (!music) throw new MediaError('FILE_MISSING')
  return music
}

async function makeFrom(sent: string, storageKey: string) {
  const id = uploadIdOf(storageKey)
  const made = madePath(id)
  try {
    const { cover, tags, sentType, ...heard } = await inFilmProcess(
      'evenMusic',
      { from: sent, plain: plainPath(id), to: made, expected: 'music', longestSeconds },
      byJob,
    )
    const still = await coverOf(cover)
    const keys = {
      heard: originalKey(storageKey, heard.contentType),
      sent: sentKey(storageKey, sentType),
      still: stillKey(storageKey, version),
    }
    const all = [keys.heard, keys.sent, ...variantKeys(keys.still, still.columns.widths)]
    // Enqueued before the first byte is written, so that a kill -9 leaves no orphaned files.
    await enqueue(db, removeUnknownPictureJob, { storageKey, keys: all }, { startAfter: new Date(Date.now() + dayMs) })
    try {
      const checksum = await sealFile(made)
      const { size } = await storage.put(keys.heard, createReadStream(made), { contentType: heard.contentType })
      await storage.put(keys.sent, createReadStream(sent), { contentType: sentType })
      await storeVariants(keys.still, still.variants)
      return { columns: { ...heard, ...still.columns, bytes: size, checksum }, sentType, tags, keys: all }
    } catch (error) {
      await deletePictureFiles(all)
      throw error
    }
  } catch (error) {
    throw asRefusal(error)
  }
}

/** The variants of a cover, and its columns in the piece's row. A picture that cannot be read is left out. */
async function coverOf(cover: Uint8Array | null) {
  const none = { variants: [], columns: { widths: [], width: 0, height: 0 } }
  if (!cover) return none
  try {
    const task = { file: Buffer.from(cover), mostPixels: visitorMegapixels * 1_000_000 }
    const { variants, width, height, dominantColour } = (await inPictureProcess('prepare', task, byJob)).made
    const widths = variants.map((variant) => variant.width)
    return { variants, columns: { widths, width, height, colour: dominantColour, version } }
  } catch (error) {
    if (error instanceof PictureError) return none
    throw error
  }
}
