import 'server-only'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { readSession, sessionCookieName } from '@/lib/server/session'
import { hashToken } from '@/lib/server/tokens'
import type { Actor, ResellerMembership } from '@/lib/shared/actor'
import { contributorCookieName } from '@/lib/shared/page-address.mjs'
import { confirmationMs } from '@/lib/shared/session-times'

/** How long a device stays known by its posts. */
export const contributorMaxAgeSeconds = 400 * 24 * 3600

type Cookies = { session: string | null; contributor: string | null }

/**
 * The actor behind the cookies of a request. Never throws: invalid cookies and unfinished sign-ins give a visitor.
 * `isActivity` is false for automatic requests of a page, which do not extend the session.
 */
export async function resolveActor(
  { session, contributor }: Cookies,
  { isActivity = true }: { isActivity?: boolean } = {},
): Promise<Actor> {
  const contributorHash = contributor ? hashToken(contributor) : null
  const found = await readSession(session, { isActivity })
  if (!found) return { kind: 'visitor', contributorHash }
  const { user, missing } = found
  if (missing) {
    return { kind: 'visitor', contributorHash, halfway: { userId: user.id, sessionId: found.id, step: missing } }
  }
  const person = {
    contributorHash,
    userId: user.id,
    sessionId: found.id,
    username: user.username,
    fullName: user.fullName,
    email: user.email,
    reseller: activeMembership(user.reseller),
    hasConfirmed: Date.now() - (found.passwordConfirmedAt?.getTime() ?? 0) < confirmationMs,
  }
  if (!user.isAdmin) return { kind: 'user', ...person }
  // Staff never act for a reseller, even if the account was a reseller's before.
  return { kind: 'administrator', scope: user.staffScope ?? 'production', ...person, reseller: null }
}

type MemberRow = { role: ResellerMembership['role']; reseller: { id: string; status: 'active' | 'suspended' } } | null

function activeMembership(member: MemberRow): ResellerMembership | null {
  return member?.reseller.status === 'active' ? { id: member.reseller.id, role: member.role } : null
}

/** The actor of the page being rendered, resolved once per request. */
export const currentActor = cache(async (): Promise<Actor> => {
  const jar = await cookies()
  return resolveActor({
    session: jar.get(sessionCookieName)?.value ?? null,
    contributor: jar.get(contributorCookieName)?.value ?? null,
  })
})
