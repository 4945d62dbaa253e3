import { makeGreetingFilm } from '@/lib/domain/moving-greetings/commands/make-greeting-film'
import { sendMovingGreeting } from '@/lib/domain/moving-greetings/commands/send-moving-greeting'
import { db } from '@/lib/server/db'
import { type AccessRow, outcomes } from '@/tests/access/row'
import { createContribution, solvedProof } from '@/tests/factories/contributions'
import { pictureFile } from '@/tests/factories/media'
import { movingWords } from '@/tests/factories/moving-greetings'

export const movingGreetingRows: Record<string, AccessRow> = {
  'moving-greetings.send-moving-greeting': {
    command: sendMovingGreeting,
    input: async ({ memorial }) => ({
      id: memorial.slug,
      ...movingWords,
      altcha: await solvedProof(),
      pictures: [await pictureFile()],
    }),
    // Whoever may post on a members-only page: its members and administrators.
    outcomes: outcomes('ok', { visitor: 404, foreign: 404, production: 404 }),
  },
  'moving-greetings.make-greeting-film': {
    command: makeGreetingFilm,
    input: async ({ memorial }) => {
      const { id: contributionId } = await createContribution({ memorial })
      const { id } = await db.media.create({
        data: {
          memorialId: memorial.id,
          contributionId,
          kind: 'video',
          status: 'failed',
          storageKey: `media/${crypto.randomUUID()}`,
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
      return { mediaId: id }
    },
    outcomes: outcomes(403, { visitor: 401 }),
  },
}
