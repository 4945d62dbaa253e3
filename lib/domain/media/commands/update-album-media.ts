import 'server-only'
import { findAlbum } from '@/lib/domain/media/albums/albums'
import { updateAlbumMediaInput } from '@/lib/domain/media/albums/schema'
import { inGallery } from '@/lib/domain/media/gallery/in-gallery'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { lockMemorial, pageEdited } from '@/lib/domain/memorials/page-changes'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Moves several media into an album or out of all, or sets their year: all or none. Throws NOT_FOUND and CONFLICT. */
export const updateAlbumMedia = defineCommand({
  name: 'media.update-album-media',
  session: 'required',
  input: updateAlbumMediaInput,
  load: async ({ id, albumId }, { actor }) => {
    const memorial = await getMemorialSubject(actor, id)
    // Foreign and unknown album ids get the same answer.
    const hasAlbum = albumId ? (await findAlbum(memorial.id, albumId)) !== null : true
    return { memorial, hasAlbum }
  },
  authorize: (actor, { memorial }) => canEditMemorial(actor, memorial),
  run: async (context, { ids, albumId, takenYear }, { memorial, hasAlbum }) => {
    if (!hasAlbum) throw new DomainError('NOT_FOUND')
    await lockMemorial(context.tx, memorial.id)
    const { count } = await context.tx.media.updateMany({
      where: { id: { in: ids }, memorialId: memorial.id, ...inGallery },
      data: { albumId, takenYear },
    })
    // One was deleted meanwhile: the person reloads the gallery before anything is moved.
    if (count !== new Set(ids).size) throw new DomainError('CONFLICT')
    context.about({ type: 'memorial', id: memorial.id, detail: { count } })
    await pageEdited(context, memorial.id)
    return { ids }
  },
})
