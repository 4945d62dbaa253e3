import 'server-only'
import { getGalleryMedia } from '@/lib/domain/media/gallery/gallery'
import { removePictures } from '@/lib/domain/media/pictures/remove-pictures'
import { deleteMediaInput } from '@/lib/domain/media/schema'
import { lockMemorial, pageEdited } from '@/lib/domain/memorials/page-changes'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Permanently deletes a picture, film or voice with all its versions. Throws NOT_FOUND. */
export const deleteMedia = defineCommand({
  name: 'media.delete-media',
  session: 'required',
  input: deleteMediaInput,
  load: (input, { actor }) => getGalleryMedia(actor, input),
  authorize: (actor, { memorial }) => canEditMemorial(actor, memorial),
  run: async (context, _, { memorial, mediaId }) => {
    await lockMemorial(context.tx, memorial.id)
    // Deleted by another request meanwhile.
    if ((await removePictures(context, { id: mediaId })) === 0) throw new DomainError('NOT_FOUND')
    context.about({ type: 'memorial', id: memorial.id, detail: { media: mediaId } })
    await pageEdited(context, memorial.id)
    return { id: mediaId }
  },
})
