import 'server-only'
import { PRESENCE_LASTS_MS } from '@/lib/domain/memorials/presence'
import { db } from '@/lib/server/db'
import type { PersonalData } from '@/lib/server/personal-data'

export const memorialPersonalData = {
  tidy: async (now) => {
    await db.editingPresence.deleteMany({ where: { seenAt: { lt: new Date(now.getTime() - PRESENCE_LASTS_MS) } } })
  },
} satisfies PersonalData
