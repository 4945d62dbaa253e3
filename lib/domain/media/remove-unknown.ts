import 'server-only'
import { z } from 'zod'
import { firstVersionOf } from '@/lib/domain/media/first-version'
import { deletePictureFiles, variantKeys } from '@/lib/domain/media/picture-files'
import { removeUploadFile, uploadIdOf } from '@/lib/domain/media/upload-files'

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
