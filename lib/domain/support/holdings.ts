import 'server-only'
import { timeIsOver } from '@/lib/domain/legal/retention'
import { db } from '@/lib/server/db'
import type { Holdings } from '@/lib/server/holdings'

export const supportHoldings = {
  signedBy: { SupportEntry: ['authorId'] },
  tidy: async (now) => {
    await db.supportCase.deleteMany({ where: { status: 'closed', closedAt: timeIsOver('closedCase', now) } })
  },
} satisfies Holdings
