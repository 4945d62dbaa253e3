import 'server-only'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { confirmationMs, readSession, sessionCookieName } from '@/lib/server/session'
import { hashToken } from '@/lib/server/tokens'
import type { Actor, ResellerMembership } from '@/lib/shared/actor'

/** Holds the secret by which a device recognises what it wrote. Set with the first post, never before. */
export const contributorCookieName = 'mindelund-bidrag'
export const contributorMaxAgeSeconds = 400 * 24 * 3600

type Cookies = { session: string | null; contributor: string | null }

/**
 * Who calls, from the cookies of a request. Never throws: what cannot be verified is a visitor, and so is whoever has
 * not finished signing in. `isActivity` is false for what a page asks by itself.
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
  // Who works for the house does not act on the other side of the counter, whatever the account was before.
  return { kind: 'administrator', scope: user.staffScope ?? 'production', ...person, reseller: null }
}

type MemberRow = { role: ResellerMembership['role']; reseller: { id: string; status: 'active' | 'suspended' } } | null

function activeMembership(member: MemberRow): ResellerMembership | null {
  return member?.reseller.status === 'active' ? { id: member.reseller.id, role: member.role } : null
}

/** The actor of the page that is being rendered; read once a request. */
export const currentActor = cache(async (): Promise<Actor> => {
  const jar = await cookies()
  return resolveActor({
    session: jar.get(sessionCookieName)?.value ?? null,
    contributor: jar.get(contributorCookieName)?.value ?? null,
  })
})
