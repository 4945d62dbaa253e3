import 'server-only'
import { decode, encode } from 'next-auth/jwt'
import { db, type Transaction } from '@/lib/server/db'
import { env } from '@/lib/server/env'

export const sessionMaxAgeSeconds = 30 * 24 * 3600
export const sessionCookieName = `${env.secureCookies ? '__Secure-' : ''}next-auth.session-token`

/** Opens a session row for a device and returns the signed cookie value that names it. */
export async function openSession(tx: Transaction, user: { id: string }, userAgent: string | null): Promise<string> {
  const session = await tx.session.create({
    data: {
      userId: user.id,
      userAgent: userAgent?.slice(0, 300) ?? null,
      expiresAt: new Date(Date.now() + sessionMaxAgeSeconds * 1000),
    },
    select: { id: true },
  })
  return encode({
    secret: env.NEXTAUTH_SECRET,
    maxAge: sessionMaxAgeSeconds,
    token: { sub: user.id, sid: session.id },
  })
}

/** Ends the sessions of a user; with `except` that device stays signed in. Returns how many ended. */
export async function endSessions(tx: Transaction, userId: string, except?: string): Promise<number> {
  const { count } = await tx.session.updateMany({
    where: { userId, endedAt: null, ...(except ? { id: { not: except } } : {}) },
    data: { endedAt: new Date() },
  })
  return count
}

const touchEveryMs = 3600_000

/** The live session behind a cookie value with its user, or null when it is forged, ended, expired or disabled. */
export async function findSession(cookie: string | null) {
  if (!cookie) return null
  const token = await decode({ secret: env.NEXTAUTH_SECRET, token: cookie }).catch(() => null)
  if (typeof token?.sid !== 'string' || typeof token.sub !== 'string') return null
  const session = await db.session.findFirst({
    where: {
      id: token.sid,
      userId: token.sub,
      endedAt: null,
      expiresAt: { gt: new Date() },
      user: { disabledAt: null },
    },
    select: {
      id: true,
      lastSeenAt: true,
      user: {
        select: {
          id: true,
          username: true,
          fullName: true,
          email: true,
          isAdmin: true,
          staffScope: true,
          reseller: { select: { role: true, reseller: { select: { id: true, status: true } } } },
        },
      },
    },
  })
  if (session && Date.now() - session.lastSeenAt.getTime() > touchEveryMs) {
    await db.session.update({ where: { id: session.id }, data: { lastSeenAt: new Date() } })
  }
  return session
}
