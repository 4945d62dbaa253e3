import 'server-only'
import { changeStatus, lockContributions, statusAfter } from '@/lib/domain/contributions/change-status'
import { contributionColumns, contributionView } from '@/lib/domain/contributions/contribution-view'
import type { ContributionSubject } from '@/lib/domain/contributions/policy'
import type { Decision } from '@/lib/domain/contributions/schema'
import type { ContributionStatus, DecidedView } from '@/lib/domain/contributions/views'
import type { RunContext } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { userIdOf } from '@/lib/shared/actor'

/**
 * Decides on one post: the row is held, so that of two who decide at once the second is told. Throws NOT_FOUND when it
 * was withdrawn and CONTRIBUTION_DECIDED when it has that status already, or no longer the one that was `seen`.
 */
export async function decideContribution(
  context: RunContext,
  subject: ContributionSubject,
  decision: Decision,
  seen: ContributionStatus | undefined,
): Promise<DecidedView> {
  const { tx, actor } = context
  const [row] = await lockContributions(tx, [subject.id])
  if (!row) throw new DomainError('NOT_FOUND')
  if (row.status === statusAfter[decision] || (seen && row.status !== seen)) {
    throw new DomainError('CONTRIBUTION_DECIDED')
  }
  await changeStatus(context, [row], decision, userIdOf(actor))
  context.about({ type: 'contribution', id: row.id, detail: { from: row.status, to: statusAfter[decision] } })
  const changed = await tx.contribution.findUniqueOrThrow({ where: { id: row.id }, select: contributionColumns })
  return { contribution: contributionView(changed, actor), memorialSlug: subject.memorial.slug }
}
