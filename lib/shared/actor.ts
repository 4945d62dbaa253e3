/** What every human caller carries, signed in or not. */
type Caller = {
  /** SHA-256 of the secret on the caller's device; it recognises the device's own pending posts. Null without one. */
  contributorHash: string | null
}

/** What a sign-in still asks for after the password: a code, a first set-up of codes, or a better password. */
export type SignInStep = 'code' | 'set-up' | 'password'

/** A sign-in that is not finished. Whoever holds it is a visitor everywhere but on the pages of its next step. */
export type Halfway = { userId: string; sessionId: string; step: SignInStep }

export type Visitor = Caller & { kind: 'visitor'; halfway?: Halfway }

/** A visitor of whom nothing is known: what a cache that everybody shares may hold is read as this one. */
export const stranger: Visitor = { kind: 'visitor', contributorHash: null }

/** The active reseller that an account acts for. A suspended one acts for nobody. */
export type ResellerMembership = { id: string; role: 'owner' | 'colleague' }

export type SignedIn = Caller & {
  userId: string
  sessionId: string
  username: string
  fullName: string
  email: string
  reseller: ResellerMembership | null
  /** Whether the password was typed on this device within the last ten minutes. Sensitive acts ask for it. */
  hasConfirmed: boolean
}

export type FamilyUser = SignedIn & { kind: 'user' }

/** `production` staff work in the workshop only; `full` administrators run the house. */
export type Administrator = SignedIn & { kind: 'administrator'; scope: 'full' | 'production' }

/** Whoever has an account and is signed in to it. */
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

/** True for administrators of the whole house; production staff is not enough. */
export function isFullAdministrator(actor: Actor): boolean {
  return actor.kind === 'administrator' && actor.scope === 'full'
}

/** The active reseller that this caller acts for, or null. */
export function resellerOf(actor: Actor): ResellerMembership | null {
  return isSignedIn(actor) ? actor.reseller : null
}

/** What a visitor's unfinished sign-in still asks for; null for everybody else. */
export function halfwayOf(actor: Actor): Halfway | null {
  return actor.kind === 'visitor' ? (actor.halfway ?? null) : null
}
