import 'server-only'
import { timeIsOver } from '@/lib/domain/legal/time-is-over'
import { aboutMembers } from '@/lib/domain/members/about-members'
import { forgetMember } from '@/lib/domain/members/forget-member'
import { db } from '@/lib/server/db'
import type { Holdings } from '@/lib/server/holdings'

export const memberHoldings = {
  signedBy: { SuccessionRequest: ['startedById', 'decidedById'] },
  forget: forgetMember,
  about: aboutMembers,
  tidy: async (now) => {
    await db.memorialInvitation.deleteMany({ where: { expiresAt: timeIsOver('accessLink', now) } })
    await db.successionRequest.deleteMany({ where: { decidedAt: timeIsOver('closedCase', now) } })
  },
} satisfies Holdings
