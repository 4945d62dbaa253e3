import 'server-only'
import { timeIsOver } from '@/lib/domain/legal/retention'
import { db } from '@/lib/server/db'
import type { PersonalData } from '@/lib/server/personal-data'

export const supportPersonalData = {
  signedBy: { SupportEntry: ['authorId'] },
  tidy: async (now) => {
    await db.supportCase.deleteMany({ where: { status: 'closed', closedAt: timeIsOver('closedCase', now) } })
  },
} satisfies PersonalData
