import 'server-only'
import { timeIsOver } from '@/lib/domain/legal/retention'
import { db } from '@/lib/server/db'
import type { Holdings } from '@/lib/server/holdings'

export const ceremonyHoldings = {
  // Those of an account that is deleted stay the family's; what a visitor without one wrote is in no export.
  about: async (database, { userId }) => ({
    funeralAnswers: await database.funeralAnswer.findMany({
      where: { userId },
      orderBy: { id: 'asc' },
      select: { name: true, persons: true, createdAt: true },
    }),
  }),
  tidy: async (now) => {
    const isOver = timeIsOver('funeralAnswer', now)
    // Of a funeral without a day, from when they were written.
    const memorial = { OR: [{ funeralDay: isOver }, { funeralDay: null }] }
    await db.funeralAnswer.deleteMany({ where: { createdAt: isOver, memorial } })
  },
} satisfies Holdings
