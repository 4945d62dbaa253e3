import 'server-only'
import { db } from '@/lib/server/db'
import type { Holdings } from '@/lib/server/holdings'

/** A year and a month, to compare with the year before. */
const keptMs = 400 * 24 * 3600_000

/** Nothing about anybody, so without a line on /privacy. */
export const vitalHoldings = {
  tidy: async (now) => {
    const day = { lt: new Date(now.getTime() - keptMs) }
    await db.vitalDay.deleteMany({ where: { day } })
    await db.vitalKeptOut.deleteMany({ where: { day } })
  },
} satisfies Holdings
