import 'server-only'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { findSession, sessionCookieName } from '@/lib/server/session'
import { hashToken } from '@/lib/server/tokens'
import type { Actor } from '@/lib/shared/actor'

/** Holds the secret by which a device recognises what it wrote. Set with the first post, never before. */
export const contributorCookieName = 'mindelund-bidrag'
export const contributorMaxAgeSeconds = 400 * 24 * 3600

type Cookies = { session: string | null; contributor: string | null }

/** Who calls, from the cookies of a request. Never throws: what cannot be verified is a visitor. */
export async function resolveActor({ session, contributor }: Cookies): Promise<Actor> {
  const contributorHash = contributor ? hashToken(contributor) : null
  const found = await findSession(session)
  if (!found) return { kind: 'visitor', contributorHash }
  const { user } = found
  const person = {
    contributorHash,
    userId: user.id,
    sessionId: found.id,
    username: user.username,
    fullName: user.fullName,
    email: user.email,
  }
  if (!user.isAdmin) return { kind: 'user', ...person }
  return { kind: 'administrator', scope: user.staffScope ?? 'production', ...person }
}

/** The actor of the page that is being rendered; read once a request. */
export const currentActor = cache(async (): Promise<Actor> => {
  const jar = await cookies()
  return resolveActor({
    session: jar.get(sessionCookieName)?.value ?? null,
    contributor: jar.get(contributorCookieName)?.value ?? null,
  })
})
