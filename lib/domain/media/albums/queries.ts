import 'server-only'
import type { EditedAlbum } from '@/lib/domain/media/albums/schema'
import { getWrittenPage } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'

/** A page's albums in order, including empty ones, for its writers. */
export const listAlbums = defineRead({
  name: 'media.list-albums',
  session: 'optional',
  input: memorialKeyInput,
  load: ({ id }, actor) => getWrittenPage(actor, id),
  authorize: canEditMemorial,
  run: (_, __, { id }): Promise<EditedAlbum[]> =>
    db.album.findMany({
      where: { memorialId: id },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      select: { id: true, title: true, description: true },
    }),
})
