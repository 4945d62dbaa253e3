import 'server-only'
import { uploadKey } from '@/lib/domain/media/schema'
import { canSendUpload, getUpload } from '@/lib/domain/media/uploads/find-upload'
import { removeUploadFile } from '@/lib/domain/media/uploads/upload-files'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Gives up a file on its way; what had come of it is removed. */
export const cancelUpload = defineCommand({
  name: 'media.cancel-upload',
  session: 'required',
  input: uploadKey,
  load: ({ id }, { actor }) => getUpload(actor, id),
  authorize: canSendUpload,
  run: async ({ tx, about }, { id }, { memorial }) => {
    const { count } = await tx.upload.deleteMany({ where: { id } })
    if (count === 0) throw new DomainError('NOT_FOUND')
    about({ type: 'memorial', id: memorial.id, detail: { upload: id } })
    // Should the transaction fail after all, what is left is a row without a file, which goes by itself.
    await removeUploadFile(id)
    return { id }
  },
})
