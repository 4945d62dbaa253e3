import 'server-only'
import { getGalleryPicture } from '@/lib/domain/media/find-gallery-picture'
import { pictureColumns, pictureView } from '@/lib/domain/media/picture-view'
import { updateMediaInput } from '@/lib/domain/media/schema'
import { memorialPaths } from '@/lib/domain/memorials/memorial-paths'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

export const updateMedia = defineCommand({
  name: 'media.update-media',
  session: 'required',
  input: updateMediaInput,
  load: (input, { actor }) => getGalleryPicture(actor, input),
  authorize: (actor, { memorial }) => canEditMemorial(actor, memorial),
  run: async (context, { caption, altText }, { memorial, mediaId }) => {
    const [row] = await context.tx.media.updateManyAndReturn({
      where: { id: mediaId },
      data: { ...(caption === undefined ? {} : { caption }), ...(altText === undefined ? {} : { altText }) },
      select: pictureColumns,
    })
    if (!row) throw new DomainError('NOT_FOUND')
    context.about({ type: 'memorial', id: memorial.id, detail: { picture: mediaId } })
    context.refreshPages(await memorialPaths(context.tx, memorial.id))
    return { ...pictureView(row), altText: row.altText }
  },
})
