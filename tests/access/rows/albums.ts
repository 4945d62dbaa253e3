import { addAlbum } from '@/lib/domain/media/commands/add-album'
import { orderAlbums } from '@/lib/domain/media/commands/order-albums'
import { removeAlbum } from '@/lib/domain/media/commands/remove-album'
import { updateAlbum } from '@/lib/domain/media/commands/update-album'
import { updateAlbumMedia } from '@/lib/domain/media/commands/update-album-media'
import { db } from '@/lib/server/db'
import { type AccessRow, outcomes } from '@/tests/access/row'
import type { World } from '@/tests/access/world'
import { createAlbum } from '@/tests/factories/albums'
import { createPicture } from '@/tests/factories/media'

/** A private page: outsiders get 404, members without the right 403. */
const editors = outcomes(404, {
  visitor: 401,
  viewer: 403,
  first_reader: 403,
  editor: 'ok',
  owner: 'ok',
  administrator: 403,
})

const album = async ({ memorial }: World) => ({ id: memorial.slug, albumId: (await createAlbum({ memorial })).id })

export const albumRows: Record<string, AccessRow> = {
  'media.add-album': {
    command: addAlbum,
    input: ({ memorial }) => ({ id: memorial.slug, title: 'Sommerhuset' }),
    outcomes: editors,
  },
  'media.update-album': {
    command: updateAlbum,
    input: async (world) => ({ ...(await album(world)), title: 'Vintre' }),
    outcomes: editors,
  },
  'media.remove-album': { command: removeAlbum, input: album, outcomes: editors },
  'media.order-albums': {
    command: orderAlbums,
    input: async (world) => {
      const { id } = await album(world)
      const albums = await db.album.findMany({ where: { memorialId: world.memorial.id }, select: { id: true } })
      return { id, ids: albums.map((each) => each.id) }
    },
    outcomes: editors,
  },
  'media.update-album-media': {
    command: updateAlbumMedia,
    input: async (world) => ({
      ...(await album(world)),
      ids: [(await createPicture(world)).id],
      takenYear: 1971,
    }),
    outcomes: editors,
  },
}
