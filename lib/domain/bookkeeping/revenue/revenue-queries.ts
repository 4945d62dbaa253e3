import 'server-only'
import { canKeepBooks } from '@/lib/domain/bookkeeping/policy'
import { readAgreements, readOwed, readRevenue } from '@/lib/domain/bookkeeping/revenue/read-revenue'
import { type RevenueView, revenueInput } from '@/lib/domain/bookkeeping/revenue/revenue-schema'
import { defineRead } from '@/lib/server/read'
import { danishDay } from '@/lib/shared/danish-time'

/** Revenue by month, agreements by plan, and what is owed. */
export const getRevenue = defineRead({
  name: 'bookkeeping.get-revenue',
  session: 'required',
  input: revenueInput,
  authorize: canKeepBooks,
  run: async (_, { months }): Promise<RevenueView> => {
    const now = new Date()
    const [revenue, agreements, owed] = await Promise.all([
      readRevenue(now, months),
      readAgreements(now, months),
      readOwed(danishDay(now)),
    ])
    return { span: months, revenue, agreements, owed }
  },
})
