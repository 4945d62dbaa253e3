import 'server-only'
import { timeIsOver } from '@/lib/domain/legal/retention'
import { type Database, db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { PersonalData } from '@/lib/server/personal-data'
import type { SignedIn } from '@/lib/shared/actor'

export const accountPersonalData = {
  about: aboutAccount,
  // Kept a while after they ended, so that an old link can still say that it was used.
  tidy: async (now) => {
    const isOver = timeIsOver('session', now)
    await db.accessToken.deleteMany({ where: { expiresAt: timeIsOver('accessLink', now) } })
    await db.session.deleteMany({ where: { OR: [{ expiresAt: isOver }, { endedAt: isOver }] } })
    await db.signInFailure.deleteMany({ where: { lastAt: timeIsOver('signInFailure', now) } })
  },
} satisfies PersonalData

/** The account for 'Mine data': the person, their devices and what they agreed to. Throws UNAUTHENTICATED. */
export async function aboutAccount(database: Database, { userId }: SignedIn) {
  const user = await database.user.findUnique({
    where: { id: userId },
    select: {
      id: true,
      username: true,
      fullName: true,
      email: true,
      isAdmin: true,
      staffScope: true,
      createdAt: true,
      updatedAt: true,
      sessions: {
        select: {
          userAgent: true,
          createdAt: true,
          lastSeenAt: true,
          expiresAt: true,
          endedAt: true,
          factorProvenAt: true,
          passwordConfirmedAt: true,
        },
        orderBy: { createdAt: 'asc' },
      },
      // Dates only, no secrets.
      secondFactor: { select: { createdAt: true } },
      recoveryCodes: { select: { createdAt: true, usedAt: true }, orderBy: { id: 'asc' } },
      signInFailures: {
        select: { kind: true, network: true, count: true, hour: true, lastAt: true },
        orderBy: { lastAt: 'asc' },
      },
      termsAccepted: {
        select: { document: true, version: true, acceptedAt: true },
        orderBy: { acceptedAt: 'asc' },
      },
    },
  })
  if (!user) throw new DomainError('UNAUTHENTICATED')
  const { sessions, termsAccepted, secondFactor, recoveryCodes, signInFailures, ...account } = user
  return {
    account,
    sessions: sessions.map(({ passwordConfirmedAt: confirmedAt, ...session }) => ({ ...session, confirmedAt })),
    security: { secondFactor, recoveryCodes, failedSignIns: signInFailures },
    acceptances: termsAccepted.map((yes) => ({ ...yes, onBehalfOf: null })),
  }
}
