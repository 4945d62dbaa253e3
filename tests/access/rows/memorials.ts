import { acceptCut } from '@/lib/domain/media/commands/accept-cut'
import { deleteMedia } from '@/lib/domain/media/commands/delete-media'
import { orderMedia } from '@/lib/domain/media/commands/order-media'
import { updateMedia } from '@/lib/domain/media/commands/update-media'
import { uploadPicture } from '@/lib/domain/media/commands/upload-picture'
import { rewriteStory } from '@/lib/domain/memorials/commands/rewrite-story'
import { updateMemorial } from '@/lib/domain/memorials/commands/update-memorial'
import { createMemorial } from '@/lib/domain/page-creation/commands/create-memorial'
import { db } from '@/lib/server/db'
import { type AccessRow, outcomes } from '@/tests/access/row'
import type { World } from '@/tests/access/world'
import { createPicture, pictureFile } from '@/tests/factories/media'

/** A private page: outsiders get 404, members without the right 403. */
const editors = outcomes(404, {
  visitor: 401,
  viewer: 403,
  first_reader: 403,
  editor: 'ok',
  owner: 'ok',
  administrator: 403,
})

const nobody = outcomes(403, { visitor: 401 })

const picture = async ({ memorial }: World) => ({
  id: memorial.slug,
  mediaId: (await createPicture({ memorial })).id,
})

export const memorialRows: Record<string, AccessRow> = {
  'page-creation.create-memorial': {
    command: createMemorial,
    input: () => ({ firstName: 'Ellen', creationWay: 'blank' }),
    outcomes: outcomes('ok', { visitor: 401 }),
  },
  'memorials.update-memorial': {
    command: updateMemorial,
    input: ({ memorial }) => ({ id: memorial.slug, revision: 1, epitaph: 'Tak for alt.' }),
    outcomes: editors,
  },
  'memorials.rewrite-story': {
    command: rewriteStory,
    input: ({ memorial }) => ({ memorialId: memorial.id }),
    outcomes: nobody,
  },
  'media.upload-picture': {
    command: uploadPicture,
    input: async ({ memorial }) => ({ id: memorial.slug, file: await pictureFile() }),
    outcomes: editors,
  },
  'media.update-media': {
    command: updateMedia,
    input: async (world) => ({ ...(await picture(world)), caption: 'I haven' }),
    outcomes: editors,
  },
  'media.order-media': {
    command: orderMedia,
    input: async (world) => {
      const { id } = await picture(world)
      const media = await db.media.findMany({ where: { memorialId: world.memorial.id }, select: { id: true } })
      return { id, ids: media.map((each) => each.id) }
    },
    outcomes: editors,
  },
  'media.accept-cut': {
    command: acceptCut,
    input: async (world) => {
      const key = await picture(world)
      await db.media.update({ where: { id: key.mediaId }, data: { status: 'failed', failure: 'PICTURE_CUT' } })
      return key
    },
    outcomes: editors,
  },
  'media.delete-media': { command: deleteMedia, input: picture, outcomes: editors },
}
