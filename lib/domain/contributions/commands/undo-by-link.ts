import 'server-only'
import { AccountError } from '@/lib/domain/accounts/errors'
import { changeStatus, lockContributions } from '@/lib/domain/contributions/change-status'
import { contributionColumns, contributionView } from '@/lib/domain/contributions/contribution-rows'
import { canUndoByLink, decisionPagePath, findDecisionLink } from '@/lib/domain/contributions/decision-links'
import { ContributionError } from '@/lib/domain/contributions/errors'
import { decisionLinkForm } from '@/lib/domain/contributions/form-names'
import { type DecidedView, decideByLinkInput } from '@/lib/domain/contributions/schema'
import { anyone, defineCommand } from '@/lib/server/command'
import { hashToken } from '@/lib/server/tokens'

/**
 * Reverts the decision made by this link while it is the current one and the link is valid: the post gets its previous
 * status, and the link can be used again. Throws TOKEN_UNKNOWN, and CONTRIBUTION_DECIDED if there is nothing to revert.
 */
export const undoByLink = defineCommand({
  name: 'contributions.undo-by-link',
  session: 'optional',
  input: decideByLinkInput,
  limits: (_, { address }) => [{ name: 'contributions.link', key: address, points: 60, seconds: 600 }],
  load: async ({ token }) => {
    const link = await findDecisionLink(token)
    if (!link) throw new AccountError('TOKEN_UNKNOWN')
    return link
  },
  authorize: anyone,
  run: async (context, { token }, link): Promise<DecidedView> => {
    const { tx } = context
    const { id } = link.contribution
    const [row] = await lockContributions(tx, [id])
    if (!row) throw new AccountError('TOKEN_UNKNOWN')
    const { decidedById, decidedAt } = await tx.contribution.findUniqueOrThrow({
      where: { id },
      select: { decidedById: true, decidedAt: true },
    })
    if (!canUndoByLink({ ...link, decidedById, decidedAt, contribution: row })) {
      throw new ContributionError('CONTRIBUTION_DECIDED')
    }
    // A post shown at once was mailed without a link to approve.
    const links = await tx.accessToken.count({ where: { contributionId: id, kind: 'contribution_approve' } })
    await changeStatus(context, [row], links > 0 ? 'reopen' : 'approve', link.userId)
    await tx.contribution.update({ where: { id }, data: { decidedAt: null, decidedById: null } })
    // Only this link: the others about the post stay used.
    await tx.accessToken.update({ where: { tokenHash: hashToken(token) }, data: { usedAt: null } })
    const changed = await tx.contribution.findUniqueOrThrow({ where: { id }, select: contributionColumns })
    context.about({ type: 'contribution', id, detail: { onBehalfOf: link.userId, to: changed.status } })
    return { contribution: contributionView(changed, context.actor), memorialSlug: link.memorialSlug }
  },
  form: {
    name: decisionLinkForm,
    done: ({ memorialSlug }, { token = '' }) => `${decisionPagePath(memorialSlug, token)}?fortrudt=ja`,
    back: ({ token = '' }) => decisionPagePath('link', token),
    secret: ['token'],
  },
})
