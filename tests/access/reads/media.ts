import { listAlbums } from '@/lib/domain/media/albums/queries'
import { listGallery } from '@/lib/domain/media/gallery/queries'
import * as versions from '@/lib/domain/media/versions/queries'
import { db } from '@/lib/server/db'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import type { World } from '@/tests/access/world'
import { createPicture } from '@/tests/factories/media'

// 403 for readers who may not edit the page, 404 for outsiders.
const writersOnly = readOutcomes(404, {
  viewer: 403,
  first_reader: 403,
  administrator: 403,
  editor: 'ok',
  owner: 'ok',
})

const pictureOf = async ({ memorial }: World) => ({ id: (await createPicture({ memorial })).id })

export const mediaReads: Record<string, ReadRow> = {
  'media.list-gallery': {
    read: listGallery,
    input: async (world) => {
      await pictureOf(world)
      return { id: world.memorial.slug }
    },
    outcomes: writersOnly,
  },
  'media.list-albums': {
    read: listAlbums,
    input: async ({ memorial }) => {
      await db.album.create({ data: { memorialId: memorial.id, title: 'Haven' } })
      return { id: memorial.slug }
    },
    outcomes: writersOnly,
  },
  'media.list-versions': { read: versions.listVersions, input: pictureOf, outcomes: writersOnly },
  'media.find-picture-for-edit': {
    read: versions.findPictureForEdit,
    input: pictureOf,
    outcomes: readOutcomes('nothing', { editor: 'ok', owner: 'ok' }),
  },
}
