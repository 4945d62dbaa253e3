import 'server-only'
import { findAlbum } from '@/lib/domain/media/albums/albums'
import { galleryColumns, galleryItem, getGalleryMedia } from '@/lib/domain/media/gallery/gallery'
import { updateMediaInput } from '@/lib/domain/media/schema'
import { lockMemorial, pageEdited } from '@/lib/domain/memorials/page-changes'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Updates the texts, people, year and album of a gallery item. Absent fields stay unchanged, as Prisma leaves undefined ones. Throws NOT_FOUND. */
export const updateMedia = defineCommand({
  name: 'media.update-media',
  session: 'required',
  input: updateMediaInput,
  load: (input, { actor }) => getGalleryMedia(actor, input),
  authorize: (actor, { memorial }) => canEditMemorial(actor, memorial),
  run: async (context, { id: _, mediaId, ...details }, { memorial }) => {
    if (details.albumId && !(await findAlbum(memorial.id, details.albumId, context.tx)))
      throw new DomainError('NOT_FOUND')
    await lockMemorial(context.tx, memorial.id)
    const [row] = await context.tx.media.updateManyAndReturn({
      where: { id: mediaId },
      data: details,
      select: galleryColumns,
    })
    if (!row) throw new DomainError('NOT_FOUND')
    context.about({ type: 'memorial', id: memorial.id, detail: { media: mediaId } })
    await pageEdited(context, memorial.id)
    return galleryItem(row)
  },
})
