import 'server-only'
import { db } from '@/lib/server/db'
import type { PersonalData } from '@/lib/server/personal-data'

const keptMs = 90 * 24 * 3600_000

/** Nothing about a person but who of the staff solved a fault. */
export const faultPersonalData = {
  signedBy: { Fault: ['solvedById'] },
  tidy: async (now) => {
    await db.fault.deleteMany({ where: { lastAt: { lt: new Date(now.getTime() - keptMs) } } })
  },
} satisfies PersonalData
