import 'server-only'
import { timeIsOver } from '@/lib/domain/legal/retention'
import { db } from '@/lib/server/db'
import type { PersonalData } from '@/lib/server/personal-data'

/** Sums of days: nothing about anybody. */
export const vitalPersonalData = {
  tidy: async (now) => {
    const day = timeIsOver('vital', now)
    await db.vitalDay.deleteMany({ where: { day } })
    await db.vitalKeptOut.deleteMany({ where: { day } })
  },
} satisfies PersonalData
