import 'server-only'
import { aboutPosts } from '@/lib/domain/contributions/about-posts'
import { deleteOldRejected } from '@/lib/domain/contributions/delete-old-rejected'
import { timeIsOver } from '@/lib/domain/legal/time-is-over'
import type { Holdings } from '@/lib/server/holdings'

export const contributionHoldings = {
  signedBy: { Contribution: ['userId', 'decidedById'] },
  about: aboutPosts,
  tidy: async (now) => {
    await deleteOldRejected(timeIsOver('rejectedPost', now).lt)
  },
} satisfies Holdings
