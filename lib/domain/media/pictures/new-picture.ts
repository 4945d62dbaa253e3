import 'server-only'
import { randomUUID } from 'node:crypto'
import { nextInGallery } from '@/lib/domain/media/gallery/gallery'
import { removeUnknownPictureJob } from '@/lib/domain/media/pictures/jobs'
import { asRefusal } from '@/lib/domain/pictures/decoding/as-refusal'
import { inPictureProcess } from '@/lib/domain/pictures/decoding/picture-pool'
import { mediaLimits } from '@/lib/domain/pictures/media-limits'
import {
  deletePictureFiles,
  originalKey,
  pictureKeys,
  type VariantFormat,
  variantKey,
} from '@/lib/domain/pictures/picture-files'
import { type PictureView, pictureColumns, pictureView } from '@/lib/domain/pictures/picture-view'
import type { PictureVariant } from '@/lib/integrations/pictures/make-variants'
import { storage } from '@/lib/integrations/storage/storage'
import { db, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Turn } from '@/lib/server/fair-queue'
import { enqueue, type JobQueue } from '@/lib/server/jobs'
import type { UploadedFile } from '@/lib/server/request-body'
import { dayMs } from '@/lib/shared/durations'

/** A picture whose files are stored; `attachPicture` writes its row. */
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

type Sender = {
  /** Whose turn it takes (queueKey, postTurn). */
  from: Turn
  /** The most; the default is the limit for a family's pictures. */
  megapixels?: number
  /** Whether a picture may lack a part: its sender knows, or is asked. */
  takesCut?: boolean
  /** The job that removes the files when no row refers to them; the default knows the rows of galleries. */
  cleaner?: JobQueue<{ storageKey: string; keys: string[] }>
}

/**
 * Reads, re-encodes and stores a file. Call it in a command's `prepare`: decoding takes seconds, too long for a
 * transaction. A picture that is never attached is removed a day later by a job. Throws the PICTURE_* errors,
 * SERVER_BUSY and STORAGE_FULL, with the sentence at the form field `field`.
 */
export async function preparePicture(file: UploadedFile, sender: Sender, field = 'file'): Promise<PreparedPicture> {
  try {
    return await storePicture(file.body, `media/${randomUUID()}`, sender)
  } catch (error) {
    throw error instanceof DomainError ? error.at(field) : error
  }
}

/**
 * The same under a given key. Throws the PICTURE_* errors, SERVER_BUSY and STORAGE_FULL; then nothing is left in the
 * store.
 */
export async function storePicture(file: Buffer, storageKey: string, sender: Sender): Promise<PreparedPicture> {
  const { made, original } = await decode(file, sender)
  const prepared: PreparedPicture = {
    storageKey,
    width: made.width,
    height: made.height,
    widths: made.variants.map(({ width }) => width),
    colour: made.dominantColour,
    bytes: original.body.length,
    contentType: original.contentType,
    checksum: original.checksum,
  }
  // Enqueued before the first byte is written, so that a kill -9 leaves no orphaned files.
  const cleaner = sender.cleaner ?? removeUnknownPictureJob
  await enqueue(db, cleaner, { storageKey, keys: pictureKeys(prepared) }, { startAfter: dayFromNow() })
  try {
    await storage.put(originalKey(storageKey, prepared.contentType), original.body, {
      contentType: prepared.contentType,
    })
    await storeVariants(storageKey, made.variants)
  } catch (error) {
    await discardPicture(prepared)
    throw asRefusal(error)
  }
  return prepared
}

/** Stores the variants under the key. Waits for all writes to end before it throws. */
export async function storeVariants(storageKey: string, variants: PictureVariant[]): Promise<void> {
  const ends = await Promise.allSettled(
    variants.map(({ width, body, contentType }) =>
      storage.put(variantKey(storageKey, width, formatOf(contentType)), body, { contentType }),
    ),
  )
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

function formatOf(contentType: PictureVariant['contentType']): VariantFormat {
  return contentType === 'image/avif' ? 'avif' : 'webp'
}

/** Removes the files of a prepared picture that was not attached. */
export async function discardPicture(prepared: PreparedPicture): Promise<void> {
  await deletePictureFiles(pictureKeys(prepared))
}

async function decode(file: Buffer, { from, megapixels = mediaLimits.picture.megapixels, takesCut = false }: Sender) {
  try {
    return await inPictureProcess('prepare', { file, mostPixels: megapixels * 1_000_000, takesCut }, from)
  } catch (error) {
    throw asRefusal(error)
  }
}

function dayFromNow(): Date {
  return new Date(Date.now() + dayMs)
}

type Place = {
  memorialId: string
  /** The post the picture belongs to; without it, the picture goes to the end of the gallery. */
  contributionId?: string
  caption?: string | null
  altText?: string | null
  createdById?: string | null
}

/**
 * Writes the row of a prepared picture and returns its view. The memorial's row is locked while pictures are counted,
 * so the gallery's limit also holds for concurrent uploads. Throws NOT_FOUND and TOO_MANY_PICTURES.
 */
export async function attachPicture(tx: Transaction, prepared: PreparedPicture, place: Place): Promise<PictureView> {
  const position = place.contributionId
    ? await nextInPost(tx, place.contributionId)
    : await nextInGallery(tx, place.memorialId, 'picture')
  const row = await tx.media.create({
    data: {
      ...prepared,
      memorialId: place.memorialId,
      contributionId: place.contributionId ?? null,
      caption: place.caption || null,
      altText: place.altText || null,
      createdById: place.createdById ?? null,
      position,
    },
    select: pictureColumns,
  })
  return pictureView(row)
}

function nextInPost(tx: Transaction, contributionId: string): Promise<number> {
  return tx.media.count({ where: { contributionId } })
}
