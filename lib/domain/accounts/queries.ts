import 'server-only'
import { z } from 'zod'
import { termsChanges } from '@/lib/domain/accounts/copy'
import { type UsernameFreeView, type UserView, usernameFreeInput } from '@/lib/domain/accounts/schema'
import { usernameIdeas } from '@/lib/domain/accounts/username-ideas'
import { readAccountPlan } from '@/lib/domain/billing/page-plan'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { anyone, anySignedIn } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { isSignedIn } from '@/lib/shared/actor'
import { usernameKeyOf } from '@/lib/shared/identity-keys'

/** The signed-in account. */
export const getUser = defineRead({
  name: 'accounts.get-user',
  session: 'required',
  input: z.object({}),
  authorize: anySignedIn,
  run: ({ kind, userId, username, fullName, email }): UserView => ({
    id: userId,
    username,
    fullName,
    email,
    isAdmin: kind === 'administrator',
  }),
})

/** The best plan among the pages that the caller owns or pays for. */
export const getPremiumStatus = defineRead({
  name: 'accounts.get-premium-status',
  session: 'required',
  input: z.object({}),
  authorize: anySignedIn,
  run: ({ userId }) => readAccountPlan(db, userId),
})

/** Whether a username is free; if not, up to three similar ones that are. */
export const checkUsername = defineRead({
  name: 'accounts.check-username',
  session: 'optional',
  input: usernameFreeInput,
  // Against enumerating usernames.
  limits: (_, { address }) => [{ name: 'username-free', key: address, points: 120, seconds: 600 }],
  authorize: anyone,
  run: async (_, { username, fullName }): Promise<UsernameFreeView> => {
    const ideas = usernameIdeas(username, fullName)
    const rows = await db.user.findMany({
      where: { usernameKey: { in: [username, ...ideas].map(usernameKeyOf) } },
      select: { usernameKey: true },
    })
    const taken = new Set(rows.map(({ usernameKey }) => usernameKey))
    if (!taken.has(usernameKeyOf(username))) return { free: true }
    return { free: false, ideas: ideas.filter((idea) => !taken.has(usernameKeyOf(idea))).slice(0, 3) }
  },
})

/** Why an account must accept the terms; `changes` says what is new since the version it accepted. */
export type MissingTerms = { kind: 'never-asked' } | { kind: 'changed'; changes: string | null }

/** Whether the account has yet to accept the terms in force; null when it has, and for visitors. */
export const findMissingTerms = defineRead({
  name: 'accounts.find-missing-terms',
  session: 'optional',
  input: z.object({}),
  authorize: anyone,
  run: async (actor): Promise<MissingTerms | null> => {
    if (!isSignedIn(actor)) return null
    const { version } = legalDocuments.terms
    const accepted = await db.termsAcceptance.findMany({
      where: { userId: actor.userId, document: 'terms' },
      select: { version: true },
    })
    if (accepted.some((row) => row.version === version)) return null
    return accepted.length === 0 ? { kind: 'never-asked' } : { kind: 'changed', changes: termsChanges[version] ?? null }
  },
})

export type StaffRow = {
  username: string
  fullName: string
  email: string
  scope: 'full' | 'production'
  isClosed: boolean
  /** When a device last signed in; null when no session is stored. */
  lastSignIn: Date | null
}

/** All staff accounts. Only for the command line (`npm run admin`). */
export const listStaff = defineRead({
  name: 'accounts.list-staff',
  session: 'optional',
  input: z.object({}),
  authorize: ({ kind }) => kind === 'system',
  run: findStaff,
})

async function findStaff(): Promise<StaffRow[]> {
  const rows = await db.user.findMany({
    where: { isAdmin: true },
    orderBy: { id: 'asc' },
    select: {
      username: true,
      fullName: true,
      email: true,
      staffScope: true,
      disabledAt: true,
      sessions: { orderBy: { createdAt: 'desc' }, take: 1, select: { createdAt: true } },
    },
  })
  return rows.map(({ staffScope, disabledAt, sessions, ...row }) => ({
    ...row,
    scope: staffScope ?? 'production',
    isClosed: disabledAt !== null,
    lastSignIn: sessions[0]?.createdAt ?? null,
  }))
}
