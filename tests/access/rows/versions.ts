import { finishSteps } from '@/lib/domain/media/commands/finish-steps'
import { finishVersion } from '@/lib/domain/media/commands/finish-version'
import { restoreVersion } from '@/lib/domain/media/commands/restore-version'
import { saveVersion } from '@/lib/domain/media/commands/save-version'
import { db } from '@/lib/server/db'
import { type AccessRow, outcomes } from '@/tests/access/row'
import type { World } from '@/tests/access/world'
import { createPicture } from '@/tests/factories/media'

/** Editors of the page; administrators see a private page but do not edit its pictures. */
const writers = outcomes(404, {
  visitor: 401,
  viewer: 403,
  first_reader: 403,
  editor: 'ok',
  owner: 'ok',
  administrator: 403,
})

const aPicture = async ({ memorial }: World) => (await createPicture({ memorial })).id

export const versionRows: Record<string, AccessRow> = {
  'media.save-version': {
    command: saveVersion,
    input: async (world) => ({ id: await aPicture(world), seenVersion: 0, light: 10 }),
    outcomes: writers,
  },
  'media.restore-version': {
    command: restoreVersion,
    input: async (world) => ({ id: await aPicture(world), number: 0 }),
    outcomes: writers,
  },
  // Run only by jobs.
  'media.finish-steps': {
    command: finishSteps,
    input: async (world) => ({ mediaId: await aPicture(world), version: 0, steps: [320] }),
    outcomes: outcomes(403, { visitor: 401 }),
  },
  'media.finish-version': {
    command: finishVersion,
    input: async (world) => {
      const mediaId = await aPicture(world)
      const { id: versionId } = await db.mediaVersion.create({
        data: { mediaId, number: 1, recipe: {}, storageKey: `media/adgang-${mediaId}` },
        select: { id: true },
      })
      return { versionId, made: null }
    },
    outcomes: outcomes(403, { visitor: 401 }),
  },
}
