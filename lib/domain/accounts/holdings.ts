import 'server-only'
import { aboutAccount } from '@/lib/domain/accounts/about-account'
import { timeIsOver } from '@/lib/domain/legal/time-is-over'
import { db } from '@/lib/server/db'
import type { Holdings } from '@/lib/server/holdings'

export const accountHoldings = {
  about: aboutAccount,
  // Kept a while after they ended, so that an old link can still say that it was used.
  tidy: async (now) => {
    const isOver = timeIsOver('session', now)
    await db.accessToken.deleteMany({ where: { expiresAt: timeIsOver('accessLink', now) } })
    await db.session.deleteMany({ where: { OR: [{ expiresAt: isOver }, { endedAt: isOver }] } })
    await db.signInFailure.deleteMany({ where: { lastAt: timeIsOver('signInFailure', now) } })
  },
} satisfies Holdings
