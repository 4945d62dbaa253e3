import 'server-only'
import { z } from 'zod'
import { firstVersionOf } from '@/lib/domain/media/pictures/original'
import { removeUploadFile, uploadIdOf } from '@/lib/domain/media/uploads/upload-files'
import { deletePictureFiles, variantKeys } from '@/lib/domain/pictures/picture-files'
import { db } from '@/lib/server/db'
import { defineJob } from '@/lib/server/jobs'

/** The files to remove of one picture, film or voice. */
export const removal = z.object({
  storageKey: z.string().min(1),
  keys: z.array(z.string().min(1)),
  /**
   * The original's media type, for an edited picture: the widths of its first version are then read from the original.
   */
  editedType: z.string().optional(),
})

/** Removes the files, and the upload if there is one. Missing files are no error. */
export async function removeFiles({ storageKey, keys, editedType }: z.output<typeof removal>): Promise<void> {
  const first = editedType ? await firstVersionOf({ storageKey, contentType: editedType }) : null
  await deletePictureFiles([...variantKeys(storageKey, first?.widths ?? []), ...keys])
  await removeUploadFile(uploadIdOf(storageKey))
}

/**
 * Removes the files of a picture, film or voice unless it has a row. Enqueued twice: before the files are written, to
 * run a day later in case the row was never written, and with the row's deletion, to run at once.
 */
export const removeUnknownPictureJob = defineJob({
  name: 'remove-unknown-picture',
  isIrreversible: true,
  payload: removal,
  handle: async (removed) => {
    const { storageKey } = removed
    const known = await db.media.findUnique({ where: { storageKey }, select: { id: true } })
    if (!known) await removeFiles(removed)
  },
})

/**
 * Removes the files of a version unless its row is ready. Enqueued before the first file is written, to run a day
 * later, so that a kill -9 leaves no orphaned files.
 */
export const removeUnknownVersionJob = defineJob({
  name: 'remove-unknown-version',
  isIrreversible: true,
  payload: z.object({ storageKey: z.string().min(1), keys: z.array(z.string().min(1)) }),
  handle: async ({ storageKey, keys }) => {
    const known = await db.mediaVersion.findUnique({ where: { storageKey }, select: { status: true } })
    if (known?.status !== 'ready') await deletePictureFiles(keys)
  },
})

/** Removes the files of media without a row. */
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
