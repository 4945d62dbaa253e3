import 'server-only'
import { AccountError } from '@/lib/domain/accounts/errors'
import { changeStatus, lockContributions, statusAfter } from '@/lib/domain/contributions/change-status'
import { contributionColumns, contributionView } from '@/lib/domain/contributions/contribution-rows'
import { decisionPagePath, getUsableDecisionLink } from '@/lib/domain/contributions/decision-links'
import { ContributionError } from '@/lib/domain/contributions/errors'
import { decisionLinkForm } from '@/lib/domain/contributions/form-names'
import { type DecidedView, decideByLinkInput } from '@/lib/domain/contributions/schema'
import { anyone, defineCommand } from '@/lib/server/command'

/** Decides on behalf of the mail's receiver. The link's token is the authorisation; no sign-in is needed. */
export const decideByLink = defineCommand({
  name: 'contributions.decide-by-link',
  session: 'optional',
  input: decideByLinkInput,
  limits: (_, { address }) => [{ name: 'contributions.link', key: address, points: 60, seconds: 600 }],
  load: ({ token }) => getUsableDecisionLink(token),
  authorize: anyone,
  run: async (context, _, link): Promise<DecidedView> => {
    const { tx, actor } = context
    const { id } = link.contribution
    const [row] = await lockContributions(tx, [id])
    if (!row) throw new AccountError('TOKEN_UNKNOWN')
    if (row.decidedAt || row.status === statusAfter[link.decision]) throw new ContributionError('CONTRIBUTION_DECIDED')
    // All links about this post: an old mail must not decide it again after it was reopened.
    await tx.accessToken.updateMany({ where: { contributionId: id, usedAt: null }, data: { usedAt: new Date() } })
    await changeStatus(context, [row], link.decision, link.userId)
    context.about({ type: 'contribution', id, detail: { onBehalfOf: link.userId, to: statusAfter[link.decision] } })
    const changed = await tx.contribution.findUniqueOrThrow({ where: { id }, select: contributionColumns })
    return { contribution: contributionView(changed, actor), memorialSlug: link.memorialSlug }
  },
  form: {
    name: decisionLinkForm,
    done: ({ memorialSlug }, { token = '' }) => decisionPagePath(memorialSlug, token),
    // The page itself shows what happened to the link; for an unknown link the memorial is unknown too.
    back: ({ token = '' }) => decisionPagePath('link', token),
    secret: ['token'],
  },
})
