import { randomBytes } from 'node:crypto'
import type { UserView } from '@/lib/domain/accounts/schema'
import { codeOfStep, currentStep, keyBytes } from '@/lib/domain/accounts/second-factor/app-key'
import { keepFactor } from '@/lib/domain/accounts/second-factor/factor-changes'
import { recoveryCodeBytes, recoveryCodesFrom } from '@/lib/domain/accounts/second-factor/recovery-codes'
import { resolveActor } from '@/lib/server/actor'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { createAccount, signIn } from '@/tests/factories/accounts'

/** Gives an account a second factor. `code` is its app's current code, or that of a number of steps from now. */
export async function giveFactor(user: { id: string }) {
  const key = randomBytes(keyBytes)
  const recoveryCodes = recoveryCodesFrom(randomBytes(recoveryCodeBytes))
  await db.$transaction((tx) => keepFactor(tx, user.id, { key, recoveryCodes }, null))
  return { key, recoveryCodes, code: (stepsFromNow = 0) => codeOfStep(key, currentStep() + stepsFromNow) }
}

/** Staff who have given the password but not the code. */
export async function staffAtCode(options: { needsNewPassword?: boolean } = {}) {
  const user = await createAccount({ isAdmin: true, staffScope: 'full' })
  const factor = await giveFactor(user)
  return { user, ...factor, ...(await halfway(user, options)) }
}

/** A device of this account with only the password given. */
export async function halfway(user: UserView, options: { needsNewPassword?: boolean } = {}) {
  const session = await signIn(user, { factorProvenAt: null, ...options })
  return { cookie: session.cookie, sessionId: session.sessionId, actor: await actorBehind(session.cookie) }
}

/** The actor of a request with this cookie header. */
export function actorBehind(cookie: string): Promise<Actor> {
  return resolveActor({ session: cookie.slice(cookie.indexOf('=') + 1), contributor: null })
}
