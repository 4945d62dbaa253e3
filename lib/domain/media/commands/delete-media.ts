import 'server-only'
import { getGalleryMedia } from '@/lib/domain/media/find-gallery-media'
import { removePictures } from '@/lib/domain/media/remove-pictures'
import { deleteMediaInput } from '@/lib/domain/media/schema'
import { memorialPaths } from '@/lib/domain/memorials/memorial-paths'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Takes a picture, film or voice out of the gallery with all its versions, for good. */
export const deleteMedia = defineCommand({
  name: 'media.delete-media',
  session: 'required',
  input: deleteMediaInput,
  load: (input, { actor }) => getGalleryMedia(actor, input),
  authorize: (actor, { memorial }) => canEditMemorial(actor, memorial),
  run: async (context, _, { memorial, mediaId }) => {
    // Somebody else deleted it a moment ago.
    if ((await removePictures(context, { id: mediaId })) === 0) throw new DomainError('NOT_FOUND')
    context.about({ type: 'memorial', id: memorial.id, detail: { media: mediaId } })
    context.refreshPages(await memorialPaths(context.tx, memorial.id))
    return { id: mediaId }
  },
})
