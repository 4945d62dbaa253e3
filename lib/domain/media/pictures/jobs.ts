import 'server-only'
import { z } from 'zod'
import { firstVersionOf } from '@/lib/domain/media/pictures/original'
import { removeUploadFile, uploadIdOf } from '@/lib/domain/media/uploads/upload-files'
import { deletePictureFiles, variantKeys } from '@/lib/domain/pictures/picture-files'
import { db } from '@/lib/server/db'
import { defineJob } from '@/lib/server/jobs'

/** What is to be removed of one picture, film or voice. */
export const removal = z.object({
  storageKey: z.string().min(1),
  keys: z.array(z.string().min(1)),
  /** The original's type when the picture was edited: then the variants of what came are found by the original. */
  editedType: z.string().optional(),
})

/** Removes the files, and what still lay among the uploads. What is gone already counts as removed. */
export async function removeFiles({ storageKey, keys, editedType }: z.output<typeof removal>): Promise<void> {
  const first = editedType ? await firstVersionOf({ storageKey, contentType: editedType }) : null
  await deletePictureFiles([...variantKeys(storageKey, first?.widths ?? []), ...keys])
  await removeUploadFile(uploadIdOf(storageKey))
}

/**
 * Removes the files of a picture, film or voice that no row knows. It is put in the queue twice in its life: before its
 * files are written, to run a day later in case the row never came; and together with the row's deletion, to run at once.
 */
export const removeUnknownPictureJob = defineJob({
  name: 'remove-unknown-picture',
  payload: removal,
  handle: async (removed) => {
    const { storageKey } = removed
    const known = await db.media.findUnique({ where: { storageKey }, select: { id: true } })
    if (!known) await removeFiles(removed)
  },
})

/**
 * Removes the files of a version that no row tells of. In the queue before the first of them is written, to run a day
 * later: a kill -9 in between leaves nothing for ever.
 */
export const removeUnknownVersionJob = defineJob({
  name: 'remove-unknown-version',
  payload: z.object({ storageKey: z.string().min(1), keys: z.array(z.string().min(1)) }),
  handle: async ({ storageKey, keys }) => {
    const known = await db.mediaVersion.findUnique({ where: { storageKey }, select: { status: true } })
    if (known?.status !== 'ready') await deletePictureFiles(keys)
  },
})

/** Removes the files of pictures that no row knows any more. */
export const removePagePicturesJob = defineJob({
  name: 'remove-page-pictures',
  payload: z.object({ pictures: z.array(removal) }),
  handle: async ({ pictures }) => {
    const storageKeys = pictures.map(({ storageKey }) => storageKey)
    const known = await db.media.findMany({ where: { storageKey: { in: storageKeys } }, select: { storageKey: true } })
    const kept = new Set(known.map(({ storageKey }) => storageKey))
    for (const picture of pictures) if (!kept.has(picture.storageKey)) await removeFiles(picture)
  },
})
