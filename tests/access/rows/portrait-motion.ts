import { approveMotion } from '@/lib/domain/portrait-motion/commands/approve-motion'
import { startMotion } from '@/lib/domain/portrait-motion/commands/start-motion'
import { switchOffMotion } from '@/lib/domain/portrait-motion/commands/switch-off-motion'
import { withdrawMotion } from '@/lib/domain/portrait-motion/commands/withdraw-motion'
import { type AccessRow, outcomes } from '@/tests/access/row'
import type { World } from '@/tests/access/world'
import { createPicture } from '@/tests/factories/media'
import { createMotion } from '@/tests/factories/portrait-motion'

// A private page: outsiders get 404, members without the right 403.
const members = outcomes(404, {
  visitor: 401,
  viewer: 403,
  first_reader: 403,
  editor: 403,
  administrator: 403,
  owner: 'ok',
})

async function motion({ memorial }: World) {
  return { id: memorial.slug, motionId: (await createMotion({ memorial })).id }
}

export const portraitMotionRows: Record<string, AccessRow> = {
  'portrait-motion.start-motion': {
    command: startMotion,
    input: async ({ memorial }) => ({
      id: memorial.slug,
      mediaId: (await createPicture({ memorial })).id,
      agreed: true,
    }),
    // No provider has a key here, and then there is nothing to start; its own tests have one.
    outcomes: { ...members, owner: 404 },
  },
  'portrait-motion.approve-motion': { command: approveMotion, input: motion, outcomes: members },
  'portrait-motion.withdraw-motion': {
    command: withdrawMotion,
    input: motion,
    outcomes: { ...members, viewer: 'ok', first_reader: 'ok', editor: 'ok' },
  },
  'portrait-motion.switch-off-motion': {
    command: switchOffMotion,
    input: ({ memorial }) => ({ id: memorial.slug, sure: true }),
    outcomes: members,
  },
}
