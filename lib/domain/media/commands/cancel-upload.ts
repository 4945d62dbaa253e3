import 'server-only'
import { uploadKey } from '@/lib/domain/media/schema'
import { removeUploadFile } from '@/lib/domain/media/uploads/upload-files'
import { canSendUpload, getUpload } from '@/lib/domain/media/uploads/uploads'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Cancels an upload and removes what was received. Throws NOT_FOUND. */
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
    // If the transaction fails, a row without a file remains until it expires.
    await removeUploadFile(id)
    return { id }
  },
})
