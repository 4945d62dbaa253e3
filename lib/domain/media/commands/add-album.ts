import 'server-only'
import { ALBUM_LIMIT, addAlbumInput, type EditedAlbum } from '@/lib/domain/media/albums/schema'
import { MediaError } from '@/lib/domain/media/errors'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { lockMemorial, pageEdited } from '@/lib/domain/memorials/page-changes'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { defineCommand } from '@/lib/server/command'

export const addAlbum = defineCommand({
  name: 'media.add-album',
  session: 'required',
  status: 201,
  input: addAlbumInput,
  load: ({ id }, { actor }) => getMemorialSubject(actor, id),
  authorize: canEditMemorial,
  run: async (context, { title, description }, memorial): Promise<EditedAlbum> => {
    const { tx } = context
    await lockMemorial(tx, memorial.id)
    const { _count, _max } = await tx.album.aggregate({
      where: { memorialId: memorial.id },
      _count: true,
      _max: { position: true },
    })
    if (_count >= ALBUM_LIMIT) throw new MediaError('TOO_MANY_ALBUMS', { limit: ALBUM_LIMIT })
    const album = await tx.album.create({
      data: {
        memorialId: memorial.id,
        title,
        description: description ?? null,
        position: (_max.position ?? -1) + 1,
      },
      select: { id: true, title: true, description: true },
    })
    context.about({ type: 'memorial', id: memorial.id, detail: { album: album.id } })
    await pageEdited(context, memorial.id)
    return album
  },
  form: {
    name: 'album',
    done: (_, { id }) => `/edit-memorial/${id}#billeder`,
    back: ({ id }) => `/edit-memorial/${id}`,
  },
})
