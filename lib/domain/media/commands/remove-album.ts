import 'server-only'
import { getAlbum } from '@/lib/domain/media/albums/albums'
import { removeAlbumInput } from '@/lib/domain/media/albums/schema'
import { lockMemorial, pageEdited } from '@/lib/domain/memorials/page-changes'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Deletes an album; its items stay in the gallery. Throws NOT_FOUND. */
export const removeAlbum = defineCommand({
  name: 'media.remove-album',
  session: 'required',
  input: removeAlbumInput,
  load: (input, { actor }) => getAlbum(actor, input),
  authorize: (actor, { memorial }) => canEditMemorial(actor, memorial),
  run: async (context, _, { memorial, albumId }) => {
    await lockMemorial(context.tx, memorial.id)
    const { count } = await context.tx.album.deleteMany({ where: { id: albumId } })
    if (count === 0) throw new DomainError('NOT_FOUND')
    context.about({ type: 'memorial', id: memorial.id, detail: { album: albumId } })
    await pageEdited(context, memorial.id)
    return { id: albumId }
  },
})
