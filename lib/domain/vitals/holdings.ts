import 'server-only'
import { timeIsOver } from '@/lib/domain/legal/retention'
import { db } from '@/lib/server/db'
import type { Holdings } from '@/lib/server/holdings'

/** Sums of days: nothing about anybody. */
export const vitalHoldings = {
  tidy: async (now) => {
    const day = timeIsOver('vital', now)
    await db.vitalDay.deleteMany({ where: { day } })
    await db.vitalKeptOut.deleteMany({ where: { day } })
  },
} satisfies Holdings
