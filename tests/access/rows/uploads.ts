import { randomUUID } from 'node:crypto'
import { addFilmLink } from '@/lib/domain/media/commands/add-film-link'
import { beginUpload } from '@/lib/domain/media/commands/begin-upload'
import { cancelUpload } from '@/lib/domain/media/commands/cancel-upload'
import { finishUpload } from '@/lib/domain/media/commands/finish-upload'
import { processMedia } from '@/lib/domain/media/commands/process-media'
import { setPoster } from '@/lib/domain/media/commands/set-poster'
import { db } from '@/lib/server/db'
import { type AccessRow, outcomes } from '@/tests/access/row'
import type { World } from '@/tests/access/world'
import { createUpload, pictureFile } from '@/tests/factories/media'
import { drawHalves } from '@/tests/factories/sample-pictures'

/** A private page: outsiders get 404, members without the right 403. */
const editors = outcomes(404, {
  visitor: 401,
  viewer: 403,
  first_reader: 403,
  editor: 'ok',
  owner: 'ok',
  administrator: 403,
})

/** The owner's own upload: 404 for all others, even the other editor. */
const sender = outcomes(404, { visitor: 401, owner: 'ok' })

const upload = async ({ memorial, people }: World) => ({
  id: await createUpload({ user: people.owner, memorial, body: await drawHalves(60, 40).jpeg().toBuffer() }),
})

/** A film's row without files, which these commands do not need. */
async function filmOf({ memorial }: World, status: 'processing' | 'ready') {
  const { id } = await db.media.create({
    data: {
      memorialId: memorial.id,
      kind: 'video',
      status,
      storageKey: `media/film-${randomUUID()}`,
      width: 0,
      height: 0,
      widths: [],
      colour: '#b8b4ae',
      bytes: 1,
      contentType: 'video/mp4',
      checksum: '0'.repeat(64),
    },
    select: { id: true },
  })
  return id
}

export const uploadRows: Record<string, AccessRow> = {
  'media.begin-upload': {
    command: beginUpload,
    input: ({ memorial }) => ({ memorialId: memorial.slug, filename: 'IMG_1.HEIC', filetype: '', bytes: 1000 }),
    outcomes: editors,
  },
  'media.finish-upload': { command: finishUpload, input: upload, outcomes: sender },
  'media.cancel-upload': { command: cancelUpload, input: upload, outcomes: sender },
  'media.process-media': {
    command: processMedia,
    input: async (world) => ({ mediaId: await filmOf(world, 'processing') }),
    outcomes: outcomes(403, { visitor: 401 }),
  },
  'media.add-film-link': {
    command: addFilmLink,
    input: ({ memorial }) => ({ id: memorial.slug, link: 'https://youtu.be/aqz-KE-bpKQ' }),
    outcomes: editors,
  },
  'media.set-poster': {
    command: setPoster,
    input: async (world) => ({
      id: world.memorial.slug,
      mediaId: await filmOf(world, 'ready'),
      file: await pictureFile(),
    }),
    outcomes: editors,
  },
}
