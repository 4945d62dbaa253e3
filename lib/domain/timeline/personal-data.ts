import 'server-only'
import type { PersonalData } from '@/lib/server/personal-data'

export const timelinePersonalData = {
  signedBy: { TimelineEvent: ['createdById'] },
} satisfies PersonalData
