import 'server-only'
import { AccountError } from '@/lib/domain/accounts/errors'
import { changeStatus, lockContributions, statusAfter } from '@/lib/domain/contributions/change-status'
import { contributionColumns, contributionView } from '@/lib/domain/contributions/contribution-view'
import { decisionPagePath, getUsableDecisionLink } from '@/lib/domain/contributions/decision-links'
import { ContributionError } from '@/lib/domain/contributions/errors'
import { decisionLinkForm } from '@/lib/domain/contributions/form-names'
import { decideByLinkInput } from '@/lib/domain/contributions/schema'
import type { DecidedView } from '@/lib/domain/contributions/views'
import { anyone, defineCommand } from '@/lib/server/command'

/** Decides on behalf of the one who got the mail: the secret in the link is the key, no sign-in is asked for. */
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
    // All links about this post: it must not be decided again by an old mail after somebody reopened it.
    await tx.accessToken.updateMany({ where: { contributionId: id, usedAt: null }, data: { usedAt: new Date() } })
    await changeStatus(context, [row], link.decision, link.userId)
    context.about({ type: 'contribution', id, detail: { onBehalfOf: link.userId, to: statusAfter[link.decision] } })
    const changed = await tx.contribution.findUniqueOrThrow({ where: { id }, select: contributionColumns })
    return { contribution: contributionView(changed, actor), memorialSlug: link.memorialSlug }
  },
  form: {
    name: decisionLinkForm,
    done: ({ memorialSlug }, { token = '' }) => decisionPagePath(memorialSlug, token),
    // The page tells by itself what became of the link; of an unknown one the memorial is unknown too.
    back: ({ token = '' }) => decisionPagePath('link', token),
    secret: ['token'],
  },
})
