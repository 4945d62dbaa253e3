import 'server-only'
import { randomUUID } from 'node:crypto'
import { removeUnknownPictureJob } from '@/lib/domain/media/jobs'
import { deletePictureFiles, originalKey, pictureKeys, variantKey } from '@/lib/domain/media/picture-files'
import { cleanOriginal } from '@/lib/integrations/pictures/clean-original'
import { makeVariants } from '@/lib/integrations/pictures/make-variants'
import { PictureError } from '@/lib/integrations/pictures/picture-error'
import { readPicture } from '@/lib/integrations/pictures/read-picture'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { DomainError, sentenceFor } from '@/lib/server/errors'
import { enqueue } from '@/lib/server/jobs'
import type { UploadedFile } from '@/lib/server/request-body'

/** A picture whose files are stored and whose row is still to be written by `attachPicture`. */
export type PreparedPicture = {
  storageKey: string
  width: number
  height: number
  widths: number[]
  colour: string
  bytes: number
  contentType: string
  checksum: string
}

const dayMs = 24 * 3600_000

/**
 * Reads, re-encodes and stores a file. Call it in a command's `load`, once the caller is known to be allowed: decoding
 * takes seconds, too long for a transaction. A picture that is never attached is removed a day later by itself.
 * Throws the PICTURE_* errors with the sentence under the field `field`.
 */
export async function preparePicture(file: UploadedFile, field = 'file'): Promise<PreparedPicture> {
  const made = await decode(file.body, field)
  const storageKey = `media/${randomUUID()}`
  const prepared: PreparedPicture = {
    storageKey,
    width: made.width,
    height: made.height,
    widths: made.variants.map(({ width }) => width),
    colour: made.dominantColour,
    bytes: made.original.body.length,
    contentType: made.original.contentType,
    checksum: made.original.checksum,
  }
  // In the queue before the first byte is written: a kill -9 in between leaves nothing for ever.
  await enqueue(db, removeUnknownPictureJob, { storageKey, keys: pictureKeys(prepared) }, { startAfter: dayFromNow() })
  await Promise.all([
    storage.put(originalKey(storageKey, prepared.contentType), made.original.body, {
      contentType: prepared.contentType,
    }),
    ...made.variants.map(({ width, body, contentType }) =>
      storage.put(variantKey(storageKey, width), body, { contentType }),
    ),
  ])
  return prepared
}

/** Removes the files of a prepared picture that was not attached after all. */
export async function discardPicture(prepared: PreparedPicture): Promise<void> {
  await deletePictureFiles(pictureKeys(prepared))
}

async function decode(body: Buffer, field: string) {
  try {
    await readPicture(body)
    const made = await makeVariants(body)
    return { ...made, original: await cleanOriginal(body) }
  } catch (error) {
    if (error instanceof PictureError) throw new DomainError(error.code, {}, { [field]: sentenceFor(error.code) })
    throw error
  }
}

function dayFromNow(): Date {
  return new Date(Date.now() + dayMs)
}
