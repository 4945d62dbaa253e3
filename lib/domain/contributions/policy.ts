import type { ContributionKind, ContributionStatus } from '@/lib/domain/contributions/views'
import { canModerateMemorial, type MemorialSubject } from '@/lib/domain/memorials/policy'
import { type Actor, userIdOf } from '@/lib/shared/actor'

/** What access to a contribution is decided from. */
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

/** Approved ones for all who see the page; others for the one who wrote them and for those who decide. */
export function canSeeContribution(actor: Actor, contribution: ContributionSubject): boolean {
  return (
    actor.kind === 'system' ||
    contribution.status === 'approved' ||
    isOwnContribution(actor, contribution) ||
    canModerateMemorial(actor, contribution.memorial)
  )
}

/** What one wrote is one's own, also after it was approved (docs/decisions/010-contributions.md). */
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
 * Whether a new post is shown at once. `trusted` came with a proof of work or from an account; `moderates` wrote on a
 * page whose queue is the writer's own; `tellingName`: the name holds words or a link.
 */
export function isShownAtOnce(
  post: { kind: ContributionKind; message: string | null; trusted: boolean; moderates: boolean; tellingName: boolean },
  modes: MemorialModes,
): boolean {
  if (post.moderates) return true
  if (post.tellingName) return false
  // A flame without words carries no advertisement: it burns for whoever lights it, also without script.
  if (post.kind === 'candle' && post.message === null) return modes.candleMode === 'at_once'
  if (!post.trusted) return false
  if (post.kind === 'greeting') return modes.guestbookMode === 'at_once'
  if (post.kind === 'tribute') return modes.tributeMode === 'at_once'
  // Words on a candle are a greeting as much as a flame.
  return modes.candleMode === 'at_once' && modes.guestbookMode === 'at_once'
}
