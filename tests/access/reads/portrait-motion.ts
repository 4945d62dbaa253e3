import { getMotionFilm, listMotions } from '@/lib/domain/portrait-motion/queries'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import { createMotion } from '@/tests/factories/portrait-motion'

const members = readOutcomes(404, {
  viewer: 'ok',
  first_reader: 'ok',
  editor: 'ok',
  owner: 'ok',
  administrator: 403,
})

export const portraitMotionReads: Record<string, ReadRow> = {
  'portrait-motion.list-motions': {
    read: listMotions,
    input: async ({ memorial }) => {
      await createMotion({ memorial })
      return { id: memorial.slug }
    },
    outcomes: members,
  },
  'portrait-motion.get-motion-film': {
    read: getMotionFilm,
    input: async ({ memorial }) => ({ id: memorial.slug, motionId: (await createMotion({ memorial })).id }),
    outcomes: members,
  },
}
