/** What every human caller carries, signed in or not. */
type Caller = {
  /** SHA-256 of the secret on the caller's device, which identifies its own pending posts. Null without one. */
  contributorHash: string | null
}

/** The step a sign-in still needs after the password: a code, setting up codes, or a stronger password. */
export type SignInStep = 'code' | 'set-up' | 'password'

/** An unfinished sign-in. Its actor is a visitor everywhere except on the pages of its next step. */
export type Halfway = { userId: string; sessionId: string; step: SignInStep }

export type Visitor = Caller & { kind: 'visitor'; halfway?: Halfway }

/** An unknown visitor. Responses for a shared cache are read as this actor. */
export const outsider: Visitor = { kind: 'visitor', contributorHash: null }

/** The active reseller an account acts for. Suspended resellers are left out. */
export type ResellerMembership = { id: string; role: 'owner' | 'colleague' }

export type SignedIn = Caller & {
  userId: string
  sessionId: string
  username: string
  fullName: string
  email: string
  reseller: ResellerMembership | null
  /** Whether the password was typed on this device within the last ten minutes. Sensitive actions require it. */
  hasConfirmed: boolean
}

export type FamilyUser = SignedIn & { kind: 'user' }

/** `production` staff work in the workshop only; `full` administrators have the whole console. */
export type Administrator = SignedIn & { kind: 'administrator'; scope: 'full' | 'production' }

/** A signed-in account. */
export type SignedInActor = FamilyUser | Administrator

/** Jobs and webhooks. */
export type System = { kind: 'system'; name: string }

export type Actor = Visitor | FamilyUser | Administrator | System

/** The signed-in account behind an actor, or null for visitors and the system. */
export function userIdOf(actor: Actor): string | null {
  return actor.kind === 'user' || actor.kind === 'administrator' ? actor.userId : null
}

export function isSignedIn(actor: Actor): actor is SignedInActor {
  return actor.kind === 'user' || actor.kind === 'administrator'
}

/** True for full administrators; production staff is not enough. */
export function isFullAdministrator(actor: Actor): boolean {
  return actor.kind === 'administrator' && actor.scope === 'full'
}

/** The active reseller this caller acts for, or null. */
export function resellerOf(actor: Actor): ResellerMembership | null {
  return isSignedIn(actor) ? actor.reseller : null
}

/** A visitor's unfinished sign-in; null for all other actors. */
export function halfwayOf(actor: Actor): Halfway | null {
  return actor.kind === 'visitor' ? (actor.halfway ?? null) : null
}
