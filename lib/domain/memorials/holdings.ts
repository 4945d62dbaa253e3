import 'server-only'
import { PRESENCE_LASTS_MS } from '@/lib/domain/memorials/presence'
import { db } from '@/lib/server/db'
import type { Holdings } from '@/lib/server/holdings'

export const memorialHoldings = {
  tidy: async (now) => {
    await db.editingPresence.deleteMany({ where: { seenAt: { lt: new Date(now.getTime() - PRESENCE_LASTS_MS) } } })
  },
} satisfies Holdings
