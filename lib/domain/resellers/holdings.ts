import 'server-only'
import { timeIsOver } from '@/lib/domain/legal/time-is-over'
import { aboutReseller } from '@/lib/domain/resellers/about-reseller'
import { deleteOldPreparedPages } from '@/lib/domain/resellers/delete-old-prepared-pages'
import { leaveReseller } from '@/lib/domain/resellers/leave-reseller'
import { db } from '@/lib/server/db'
import type { Holdings } from '@/lib/server/holdings'

export const resellerHoldings = {
  signedBy: { ResellerNote: ['authorId'], ResellerApplication: ['decidedById'], ResellerAcceptance: ['acceptedById'] },
  forget: leaveReseller,
  about: aboutReseller,
  tidy: async (now) => {
    await db.resellerApplication.deleteMany({
      where: { status: 'rejected', decidedAt: timeIsOver('rejectedApplication', now) },
    })
    await deleteOldPreparedPages(now)
  },
} satisfies Holdings
