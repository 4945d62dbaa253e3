import 'server-only'
import { createDecisionLink } from '@/lib/domain/contributions/decision-links'
import type { ContributionKind, ContributionStatus } from '@/lib/domain/contributions/views'
import { notifyModerators } from '@/lib/domain/notifications/notify-moderators'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import type { RunContext } from '@/lib/server/command'
import { env } from '@/lib/server/env'
import { fullName } from '@/lib/shared/names'
import { excerpt } from '@/lib/shared/text'

const excerptLength = 600

type Received = {
  id: string
  kind: ContributionKind
  status: ContributionStatus
  authorName: string
  relation: string | null
  title: string | null
  message: string | null
  pictures: readonly unknown[]
}

const mailKinds = { greeting: 'guestbook', candle: 'candle', tribute: 'tribute' } as const

/**
 * Tells those who decide: in the app always, and those who want it at once by mail with links to approve and reject; the
 * others find it in their next summary (docs/decisions/022-mail-choices.md). No mail for a silent candle that is lit
 * already: on the day of a funeral that would be a hundred mails about nothing to do.
 */
export async function tellModerators(
  context: Pick<RunContext, 'tx' | 'enqueue' | 'actor'>,
  memorialId: string,
  post: Received,
): Promise<void> {
  const { tx } = context
  const moderators = await notifyModerators(context, memorialId, post.id)
  if (post.status === 'approved' && post.kind === 'candle' && post.message === null) return
  const memorial = await tx.memorial.findUniqueOrThrow({
    where: { id: memorialId },
    select: { slug: true, firstName: true, middleName: true, lastName: true },
  })
  for (const { userId, email } of moderators.filter(({ mailsAtOnce }) => mailsAtOnce)) {
    const link = { contributionId: post.id, memorialSlug: memorial.slug, userId }
    await queueMail(context, {
      to: email,
      mail: {
        template: 'contribution-received',
        props: {
          kind: mailKinds[post.kind],
          memorialName: fullName(memorial),
          contributorName: post.authorName,
          relation: post.relation,
          title: post.title,
          excerpt: post.message && excerpt(post.message, excerptLength),
          pictureCount: post.pictures.length,
          // What is shown already can only be taken down.
          approveUrl: post.status === 'approved' ? null : await createDecisionLink(tx, 'approve', link),
          rejectUrl: await createDecisionLink(tx, 'reject', link),
          queueUrl: new URL(`/memorial/${memorial.slug}/admin`, env.SITE_URL).href,
        },
      },
    })
  }
}
