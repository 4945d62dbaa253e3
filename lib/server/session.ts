import 'server-only'
import { decode, encode } from 'next-auth/jwt'
import type { ResellerRole, ResellerStatus, StaffScope } from '@/generated/prisma/client'
import { db, type Transaction } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import type { SignInStep } from '@/lib/shared/actor'
import { sessionCookies } from '@/lib/shared/page-address.mjs'
import { sessionMaxAgeSeconds, staffIdleMs, staffSessionMaxAgeSeconds } from '@/lib/shared/session-times'

/** How long an unfinished sign-in stays open. */
const halfwayMs = 30 * 60_000

export const sessionCookieName = sessionCookies[env.secureCookies ? 1 : 0]

type NewSession = {
  userId: string
  isStaff: boolean
  userAgent: string | null
  factorProvenAt?: Date | null
  passwordConfirmedAt?: Date | null
  needsNewPassword?: boolean
}

/** Creates a session. Returns its id, its signed cookie value and the lifetime of both in seconds. */
export async function openSession(
  tx: Transaction,
  { isStaff, userAgent, ...row }: NewSession,
): Promise<{ id: string; value: string; maxAgeSeconds: number }> {
  const maxAgeSeconds = isStaff ? staffSessionMaxAgeSeconds : sessionMaxAgeSeconds
  const { id } = await tx.session.create({
    data: {
      ...row,
      userAgent: userAgent?.slice(0, 300) ?? null,
      expiresAt: new Date(Date.now() + maxAgeSeconds * 1000),
    },
    select: { id: true },
  })
  const token = { sub: row.userId, sid: id }
  return { id, value: await encode({ secret: env.NEXTAUTH_SECRET, maxAge: maxAgeSeconds, token }), maxAgeSeconds }
}

/** Ends the user's sessions other than `except`, if given. Returns how many ended. */
export async function endSessions(tx: Transaction, userId: string, except?: string): Promise<number> {
  const { count } = await tx.session.updateMany({
    where: { userId, endedAt: null, ...(except ? { id: { not: except } } : {}) },
    data: { endedAt: new Date() },
  })
  return count
}

const touchEveryMs = 3600_000
// Precise enough for the one-hour idle limit of staff.
const touchStaffEveryMs = 60_000

/**
 * The live session behind a cookie value, with its user; null when it is forged, ended or expired, or the account is
 * disabled. `missing` is the next step of the sign-in: unless it is null, the session grants nothing. `isActivity` is
 * false for automatic requests of a page, which do not extend the session.
 */
export async function readSession(cookie: string | null, { isActivity = true } = {}) {
  if (!cookie) return null
  const token = await decode({ secret: env.NEXTAUTH_SECRET, token: cookie }).catch(() => null)
  if (typeof token?.sid !== 'string' || typeof token.sub !== 'string') return null
  const row = await findRow(token.sid, token.sub)
  if (!row) return null
  const session = { ...row, missing: missingStep(row) }
  if (isOver(session)) {
    await db.session.updateMany({ where: { id: row.id, endedAt: null }, data: { endedAt: new Date() } })
    return null
  }
  const lastSeenMs = Date.now() - row.lastSeenAt.getTime()
  if (isActivity && lastSeenMs > (row.user.isAdmin ? touchStaffEveryMs : touchEveryMs)) {
    const touched = db.session.updateMany({ where: { id: row.id }, data: { lastSeenAt: new Date() } })
    // A full disk keeps nobody from reading.
    await touched.catch((error) => log.warn({ err: error }, 'a session as seen'))
  }
  return session
}

/** Like `readSession`, but null while a step of the sign-in is missing. */
export async function findSession(cookie: string | null) {
  const session = await readSession(cookie)
  return session?.missing === null ? session : null
}

type Row = {
  id: string
  createdAt: Date
  lastSeenAt: Date
  expiresAt: Date
  factorProvenAt: Date | null
  passwordConfirmedAt: Date | null
  needsNewPassword: boolean
  user: {
    id: string
    username: string
    fullName: string
    email: string
    isAdmin: boolean
    staffScope: StaffScope | null
    secondFactor: { userId: string } | null
    reseller: { role: ResellerRole; reseller: { id: string; status: ResellerStatus } } | null
  }
}

/** One statement, as every request of a signed-in person begins with it. The client would ask once for each table. */
async function findRow(id: string, userId: string): Promise<Row | null> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT s.id, s."createdAt", s."lastSeenAt", s."expiresAt", s."factorProvenAt", s."passwordConfirmedAt",
      s."needsNewPassword",
      json_build_object(
        'id', u.id, 'username', u.username, 'fullName', u."fullName", 'email', u.email, 'isAdmin', u."isAdmin",
        'staffScope', u."staffScope",
        'secondFactor', CASE WHEN f."userId" IS NOT NULL THEN json_build_object('userId', f."userId") END,
        'reseller', CASE WHEN m."userId" IS NOT NULL THEN
          json_build_object('role', m.role, 'reseller', json_build_object('id', r.id, 'status', r.status)) END
      ) AS "user"
    FROM "Session" s
    JOIN "User" u ON u.id = s."userId" AND u."disabledAt" IS NULL
    LEFT JOIN "SecondFactor" f ON f."userId" = u.id
    LEFT JOIN "ResellerMember" m ON m."userId" = u.id
    LEFT JOIN "Reseller" r ON r.id = m."resellerId"
    WHERE s.id = ${id}::uuid AND s."userId" = ${userId}::uuid AND s."endedAt" IS NULL AND s."expiresAt" > ${new Date()}`
  return row ?? null
}

type Progress = {
  factorProvenAt: Date | null
  needsNewPassword: boolean
  user: { isAdmin: boolean; secondFactor: object | null; reseller: object | null }
}

/**
 * The next step of a sign-in, or null. Depends on the account as it is now: an account that becomes staff while signed
 * in must still prove its second factor.
 */
export function missingStep({ user, factorProvenAt, needsNewPassword }: Progress): SignInStep | null {
  if (user.isAdmin && !factorProvenAt) return user.secondFactor ? 'code' : 'set-up'
  return needsNewPassword && (user.isAdmin || user.reseller) ? 'password' : null
}

function isOver({ user, createdAt, lastSeenAt, missing }: Row & { missing: SignInStep | null }): boolean {
  const age = Date.now() - createdAt.getTime()
  if (missing) return age > halfwayMs
  if (!user.isAdmin) return false
  return age > staffSessionMaxAgeSeconds * 1000 || Date.now() - lastSeenAt.getTime() > staffIdleMs
}
