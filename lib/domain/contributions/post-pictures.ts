import 'server-only'
import { z } from 'zod'
import { maxTributePictures } from '@/lib/domain/contributions/schema'
import type { SentPost } from '@/lib/domain/contributions/sent-post'
import { discardPicture, type PreparedPicture, preparePicture } from '@/lib/domain/media/pictures/new-picture'
import { postTurn } from '@/lib/domain/pictures/decoding/picture-pool'
import { visitorMegapixels } from '@/lib/domain/pictures/media-limits'
import type { Caller } from '@/lib/server/command'
import { UploadedFile } from '@/lib/server/request-body'
import { listOf } from '@/lib/shared/input/list-of'
import { tick } from '@/lib/shared/input/tick'

const onlyOne = 'Vælg højst ét billede.'
const tooMany = `Vælg højst ${maxTributePictures} billeder.`

// An empty file field may arrive as an empty string.
const left = (value: unknown) => (value === '' || value === null ? undefined : value)

/** One file or none; `sentence` is for anything else. */
export const oneFile = (sentence: string) =>
  z.preprocess(left, z.instanceof(UploadedFile, { error: sentence }).optional())

/** The picture of a greeting, or none. */
export const onePicture = oneFile(onlyOne)

/** The pictures of a tribute: one arrives as a value, several as a list. */
export const somePictures = z.preprocess(
  (value) => (left(value) === undefined ? [] : Array.isArray(value) ? value : [value]),
  listOf(z.instanceof(UploadedFile, { error: 'Vælg et billede.' }), {
    most: maxTributePictures,
    missing: tooMany,
    tooMany,
  }),
)

/** Whether pictures are taken although a part of them is missing: they may be the only ones. */
export const acceptCut = tick

/**
 * Decodes and stores the pictures of a post one by one; none for a bot's post or one with a refused proof. `field` is
 * the name of the file field, `takesCut` the visitor's answer to `acceptCut`. Throws the PICTURE_* errors, SERVER_BUSY
 * and STORAGE_FULL, and then keeps none.
 */
export async function preparePostPictures(
  { memorial, trapped, proof }: Pick<SentPost, 'memorial' | 'trapped' | 'proof'>,
  { files, field, takesCut = false }: { files: UploadedFile[]; field: string; takesCut?: boolean },
  caller: Caller,
): Promise<PreparedPicture[]> {
  const pictures: PreparedPicture[] = []
  if (trapped || (proof && 'refusal' in proof)) return pictures
  const sender = { from: postTurn(memorial, caller), megapixels: visitorMegapixels, takesCut }
  try {
    for (const file of files) pictures.push(await preparePicture(file, sender, field))
  } catch (error) {
    await discardPictures(pictures)
    throw error
  }
  return pictures
}

/** Removes the files of pictures that were not attached. */
export async function discardPictures(pictures: PreparedPicture[]): Promise<void> {
  await Promise.all(pictures.map(discardPicture))
}
