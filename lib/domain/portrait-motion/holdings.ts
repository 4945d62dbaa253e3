import 'server-only'
import { removeMotions } from '@/lib/domain/portrait-motion/film-files'
import type { Holdings } from '@/lib/server/holdings'

export const portraitMotionHoldings = {
  leavePage: async (context, memorialId) => {
    await removeMotions(context, { memorialId })
  },
  files: ['motion/'],
} satisfies Holdings
