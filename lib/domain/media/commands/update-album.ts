import 'server-only'
import { getAlbum } from '@/lib/domain/media/albums/albums'
import { type EditedAlbum, updateAlbumInput } from '@/lib/domain/media/albums/schema'
import { lockMemorial, pageEdited } from '@/lib/domain/memorials/page-changes'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

export const updateAlbum = defineCommand({
  name: 'media.update-album',
  session: 'required',
  input: updateAlbumInput,
  load: (input, { actor }) => getAlbum(actor, input),
  authorize: (actor, { memorial }) => canEditMemorial(actor, memorial),
  run: async (context, { title, description }, { memorial, albumId }): Promise<EditedAlbum> => {
    await lockMemorial(context.tx, memorial.id)
    const [album] = await context.tx.album.updateManyAndReturn({
      where: { id: albumId },
      data: { title, description },
      select: { id: true, title: true, description: true },
    })
    // Deleted by another request meanwhile.
    if (!album) throw new DomainError('NOT_FOUND')
    context.about({ type: 'memorial', id: memorial.id, detail: { album: albumId } })
    await pageEdited(context, memorial.id)
    return album
  },
})
