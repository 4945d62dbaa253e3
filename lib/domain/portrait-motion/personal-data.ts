import 'server-only'
import { removeMotions } from '@/lib/domain/portrait-motion/film-files'
import type { PersonalData } from '@/lib/server/personal-data'

export const portraitMotionPersonalData = {
  leavePage: async (context, memorialId) => {
    await removeMotions(context, { memorialId })
  },
  files: ['motion/'],
} satisfies PersonalData
