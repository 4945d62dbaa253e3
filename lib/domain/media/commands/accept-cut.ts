import 'server-only'
import { galleryColumns, galleryItem, getGalleryMedia } from '@/lib/domain/media/gallery/gallery'
import { takeHead } from '@/lib/domain/media/pictures/take-head'
import { deleteMediaInput } from '@/lib/domain/media/schema'
import { lockMemorial, pageEdited } from '@/lib/domain/memorials/page-changes'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/**
 * Puts a picture that lacks a part on the page: it may be the only one. Repeating it changes nothing. Throws NOT_FOUND,
 * and CONFLICT for media that failed otherwise or is not finished.
 */
export const acceptCut = defineCommand({
  name: 'media.accept-cut',
  session: 'required',
  input: deleteMediaInput,
  load: (input, { actor }) => getGalleryMedia(actor, input),
  authorize: (actor, { memorial }) => canEditMemorial(actor, memorial),
  run: async (context, _, { memorial, mediaId }) => {
    const { tx } = context
    await lockMemorial(tx, memorial.id)
    const { count } = await tx.media.updateMany({
      where: { id: mediaId, status: 'failed', failure: 'PICTURE_CUT' },
      data: { status: 'ready', failure: null },
    })
    const row = await tx.media.findUnique({ where: { id: mediaId }, select: galleryColumns })
    if (!row) throw new DomainError('NOT_FOUND')
    if (row.status !== 'ready') throw new DomainError('CONFLICT')
    context.about({ type: 'memorial', id: memorial.id, detail: { media: mediaId } })
    if (count > 0) {
      await takeHead(context, mediaId)
      await pageEdited(context, memorial.id)
    }
    return galleryItem(row)
  },
})
