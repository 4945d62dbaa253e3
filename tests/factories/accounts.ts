import { randomUUID } from 'node:crypto'
import { hashPassword } from '@/lib/domain/accounts/password'
import type { UserView } from '@/lib/domain/accounts/schema'
import { createUser } from '@/lib/domain/accounts/users'
import type { Caller } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { openSession, sessionCookieName } from '@/lib/server/session'
import type { Actor, Administrator, FamilyUser, Visitor } from '@/lib/shared/actor'
import { emailKeyOf, usernameKeyOf } from '@/lib/shared/identity-keys'
import { staffSessionMaxAgeSeconds } from '@/lib/shared/session-times'

/** The password of every test account. */
export const testPassword = 'lyng og granit'

let hashed: Promise<string> | undefined
let count = 0

type AccountOptions = {
  username?: string
  fullName?: string
  email?: string
  password?: string
  /** True by default. */
  isEmailConfirmed?: boolean
  isAdmin?: boolean
  staffScope?: 'full' | 'production'
}

/** A uniquely named account; not signed in. */
export async function createAccount({ password, ...options }: AccountOptions = {}): Promise<UserView> {
  hashed ??= hashPassword(testPassword)
  const passwordHash = password ? await hashPassword(password) : await hashed
  const username = options.username ?? `konto${process.pid}-${++count}`
  return db.$transaction((tx) =>
    createUser(tx, {
      fullName: 'Karen Holm',
      email: `${username}@eksempel.dk`,
      isEmailConfirmed: true,
      ...options,
      username,
      passwordHash,
    }),
  )
}

/** Accounts with the options of each, in one query instead of one transaction each. */
export async function createAccounts(many: Array<Pick<AccountOptions, 'isAdmin' | 'staffScope'>>): Promise<UserView[]> {
  hashed ??= hashPassword(testPassword)
  const passwordHash = await hashed
  const made = many.map(({ isAdmin = false, staffScope }) => {
    const username = `konto${process.pid}-${++count}`
    const view = { id: randomUUID(), username, fullName: 'Karen Holm', email: `${username}@eksempel.dk`, isAdmin }
    return { view, staffScope: staffScope ?? null }
  })
  await db.user.createMany({
    data: made.map(({ view, staffScope }) => ({
      ...view,
      staffScope,
      passwordHash,
      emailConfirmedAt: new Date(),
      usernameKey: usernameKeyOf(view.username),
      emailKey: emailKeyOf(view.email),
    })),
  })
  return made.map(({ view }) => view)
}

const noSession = '00000000-0000-4000-8000-000000000000'

/** The signed-in user of an account, with no device of its own, whose password was just typed. */
export function actorFor(user: UserView): FamilyUser {
  return {
    kind: 'user',
    contributorHash: null,
    sessionId: noSession,
    userId: user.id,
    reseller: null,
    hasConfirmed: true,
    ...nameOf(user),
  }
}

export function administratorFor(user: UserView, scope: 'full' | 'production' = 'full'): Administrator {
  return { ...actorFor(user), kind: 'administrator', scope }
}

export function visitor(contributorHash: string | null = null): Visitor {
  return { kind: 'visitor', contributorHash }
}

/** A caller with its own client address, so that tests do not share rate limits. */
export function callerFor(actor: Actor, options: Partial<Omit<Caller, 'actor'>> = {}): Caller {
  return { actor, address: `192.0.2.${++count}`, userAgent: 'test', scripted: true, ...options }
}

type SignInOptions = { factorProvenAt?: Date | null; passwordConfirmedAt?: Date | null; needsNewPassword?: boolean }

/**
 * Signs a device in for real: returns the session's actor, and the cookie header for requests. By default the
 * password and, for staff, the second factor were just given.
 */
export async function signIn(
  user: UserView,
  options: SignInOptions = {},
): Promise<{ actor: FamilyUser; cookie: string; sessionId: string }> {
  const now = new Date()
  const { id, value } = await db.$transaction((tx) =>
    openSession(tx, {
      userId: user.id,
      isStaff: user.isAdmin,
      userAgent: 'test',
      factorProvenAt: user.isAdmin ? now : null,
      passwordConfirmedAt: now,
      ...options,
    }),
  )
  return { actor: { ...actorFor(user), sessionId: id }, cookie: `${sessionCookieName}=${value}`, sessionId: id }
}

/** Signs each in on one device, as `signIn` does, without a cookie. Returns the ids of the sessions. */
export async function signInAll(users: UserView[]): Promise<string[]> {
  const now = new Date()
  const data = users.map(({ id: userId, isAdmin }) => ({
    id: randomUUID(),
    userId,
    userAgent: 'test',
    factorProvenAt: isAdmin ? now : null,
    passwordConfirmedAt: now,
    expiresAt: new Date(now.getTime() + staffSessionMaxAgeSeconds * 1000),
  }))
  await db.session.createMany({ data })
  return data.map(({ id }) => id)
}

function nameOf({ username, fullName, email }: UserView) {
  return { username, fullName, email }
}
