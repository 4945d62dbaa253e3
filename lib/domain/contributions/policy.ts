import type { ContributionKind, ContributionStatus } from '@/lib/domain/contributions/schema'
import { canModerateMemorial, type MemorialSubject } from '@/lib/domain/memorials/policy'
import { type Actor, userIdOf } from '@/lib/shared/actor'

/** What access to a contribution depends on. */
export type ContributionSubject = {
  id: string
  kind: ContributionKind
  status: ContributionStatus
  userId: string | null
  contributorHash: string | null
  memorial: MemorialSubject
}

/** Written on the actor's device, or by the actor's account. */
export function isOwnContribution(
  actor: Actor,
  contribution: Pick<ContributionSubject, 'userId' | 'contributorHash'>,
): boolean {
  if (actor.kind === 'system') return false
  const userId = userIdOf(actor)
  if (userId !== null && contribution.userId === userId) return true
  return actor.contributorHash !== null && contribution.contributorHash === actor.contributorHash
}

/** Everyone who sees the page sees approved posts; only the author and moderators see the others. */
export function canSeeContribution(actor: Actor, contribution: ContributionSubject): boolean {
  return (
    actor.kind === 'system' ||
    contribution.status === 'approved' ||
    isOwnContribution(actor, contribution) ||
    canModerateMemorial(actor, contribution.memorial)
  )
}

/** Authors may withdraw their own posts, approved or not (docs/decisions/010-contributions.md). */
export function canWithdrawContribution(actor: Actor, contribution: ContributionSubject): boolean {
  return isOwnContribution(actor, contribution)
}

/** Owners, editors and first readers decide. */
export function canDecideContribution(actor: Actor, contribution: ContributionSubject): boolean {
  return canModerateMemorial(actor, contribution.memorial)
}

type Mode = 'first' | 'at_once'
export type MemorialModes = { guestbookMode: Mode; tributeMode: Mode; candleMode: Mode }

/**
 * Whether a new post is shown at once. `trusted`: sent with a proof of work or from an account; `moderates`: the author
 * moderates the page; `isOfficialName`: the name contains words or a link.
 */
export function isShownAtOnce(
  post: {
    kind: ContributionKind
    message: string | null
    trusted: boolean
    moderates: boolean
    isOfficialName: boolean
  },
  modes: MemorialModes,
): boolean {
  if (post.moderates) return true
  if (post.isOfficialName) return false
  // A candle without a message cannot advertise: it is lit for everyone, also without script.
  if (post.kind === 'candle' && post.message === null) return modes.candleMode === 'at_once'
  if (!post.trusted) return false
  if (post.kind === 'greeting') return modes.guestbookMode === 'at_once'
  if (post.kind === 'tribute') return modes.tributeMode === 'at_once'
  // A candle's message is also a greeting.
  return modes.candleMode === 'at_once' && modes.guestbookMode === 'at_once'
}
