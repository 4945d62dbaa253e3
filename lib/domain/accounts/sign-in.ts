import 'server-only'
import { isCommonPassword } from '@/lib/domain/accounts/password-rules'
import type { RunContext } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { missingStep, openSession, sessionCookieName } from '@/lib/server/session'
import { type Actor, type Halfway, halfwayOf, isSignedIn, type SignInStep } from '@/lib/shared/actor'

type Context = Pick<RunContext, 'tx' | 'actor' | 'userAgent' | 'setCookie'>

type How = {
  /** The password typed at login, to be checked against the list of common ones for staff and resellers. */
  typedPassword?: string
  /** When no password was typed, the first sensitive act asks for it. */
  isWithoutPassword?: boolean
  /** The second factor was sent along with the password. */
  isFactorProven?: boolean
}

/**
 * Signs the caller's device in as this user, ending any earlier session on it. Returns the next step of the sign-in, if
 * any; until it is done the caller is a visitor.
 */
export async function signInDevice(
  context: Context,
  { id }: { id: string },
  { typedPassword, isWithoutPassword = false, isFactorProven = false }: How = {},
): Promise<SignInStep | null> {
  await endOwnSession(context)
  const user = await readUser(context, id)
  const mayNotBeCommon = user.isAdmin || user.reseller !== null
  const progress = {
    factorProvenAt: isFactorProven ? new Date() : null,
    passwordConfirmedAt: isWithoutPassword ? null : new Date(),
    needsNewPassword: mayNotBeCommon && typedPassword !== undefined && (await isCommonPassword(typedPassword, user)),
  }
  await openDevice(context, user, progress)
  return missingStep({ user, ...progress })
}

/**
 * Records a completed step of an unfinished sign-in in a new session, so that a cookie from before the step stays
 * worthless. Returns the next step, if any. Throws UNAUTHENTICATED when the sign-in has ended.
 */
export async function goOnSigningIn(
  context: Context,
  { sessionId, userId }: Halfway,
  done: { factorProvenAt?: Date; needsNewPassword?: false; passwordConfirmedAt?: Date },
): Promise<SignInStep | null> {
  const ended = await context.tx.session.updateMany({
    where: { id: sessionId, userId, endedAt: null },
    data: { endedAt: new Date() },
  })
  if (ended.count === 0) throw new DomainError('UNAUTHENTICATED')
  const before = await context.tx.session.findUniqueOrThrow({
    where: { id: sessionId },
    select: { factorProvenAt: true, passwordConfirmedAt: true, needsNewPassword: true },
  })
  const user = await readUser(context, userId)
  const progress = { ...before, ...done }
  await openDevice(context, user, progress)
  return missingStep({ user, ...progress })
}

/** Ends the session of the caller's device, if any, including an unfinished sign-in. */
export async function endOwnSession({ tx, actor }: Pick<RunContext, 'tx' | 'actor'>): Promise<void> {
  const id = isSignedIn(actor) ? actor.sessionId : halfwayOf(actor)?.sessionId
  if (!id) return
  await tx.session.updateMany({ where: { id, endedAt: null }, data: { endedAt: new Date() } })
}

function readUser({ tx }: Context, id: string) {
  return tx.user.findUniqueOrThrow({
    where: { id },
    select: {
      id: true,
      isAdmin: true,
      username: true,
      email: true,
      secondFactor: { select: { userId: true } },
      reseller: { select: { userId: true } },
    },
  })
}

type Progress = { factorProvenAt: Date | null; passwordConfirmedAt: Date | null; needsNewPassword: boolean }

async function openDevice(
  { tx, userAgent, setCookie }: Context,
  { id: userId, isAdmin: isStaff }: { id: string; isAdmin: boolean },
  progress: Progress,
): Promise<void> {
  const { value, maxAgeSeconds } = await openSession(tx, { userId, isStaff, userAgent, ...progress })
  setCookie({ name: sessionCookieName, value, maxAgeSeconds })
}

/**
 * The unfinished sign-in of a caller who is at this step. Throws UNAUTHENTICATED without one, FORBIDDEN when the caller
 * is signed in or at another step.
 */
export function halfwayAt(actor: Actor, step: SignInStep): Halfway {
  const halfway = halfwayOf(actor)
  if (halfway?.step === step) return halfway
  throw new DomainError(halfway || isSignedIn(actor) || actor.kind === 'system' ? 'FORBIDDEN' : 'UNAUTHENTICATED')
}
