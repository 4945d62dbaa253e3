import 'server-only'
import type { Holdings } from '@/lib/server/holdings'

export const timelineHoldings = {
  signedBy: { TimelineEvent: ['createdById'] },
} satisfies Holdings
