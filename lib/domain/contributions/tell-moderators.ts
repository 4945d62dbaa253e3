import 'server-only'
import { createDecisionLink } from '@/lib/domain/contributions/decision-links'
import { maxGreetingLength } from '@/lib/domain/contributions/schema'
import type { ContributionKind, ContributionStatus } from '@/lib/domain/contributions/views'
import { notifyModerators } from '@/lib/domain/notifications/notify-moderators'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import type { RunContext } from '@/lib/server/command'
import { env } from '@/lib/server/env'
import { fullName } from '@/lib/shared/names'
import { excerptInLines } from '@/lib/shared/text'

/** The columns that `mailReceived` reads of a page: use it as the `select`. */
export const mailedPageColumns = { slug: true, firstName: true, middleName: true, lastName: true } as const

type ReceivedPost = {
  id: string
  kind: ContributionKind
  status: ContributionStatus
  authorName: string
  relation: string | null
  title: string | null
  message: string | null
  pictures: ReadonlyArray<{ id: string; width: number; height: number; altText: string | null }>
}

const mailKinds = { greeting: 'guestbook', candle: 'candle', tribute: 'tribute' } as const

type About = {
  memorial: { slug: string; firstName: string; middleName: string | null; lastName: string | null }
  post: ReceivedPost
  to: { userId: string; email: string }
}

/** Mails one post to one who decides: every word of a greeting in its lines, the pictures, and links to decide by. */
export async function mailReceived(
  context: Pick<RunContext, 'tx' | 'enqueue'>,
  { memorial, post, to: { userId, email } }: About,
): Promise<void> {
  const { tx } = context
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
        excerpt: post.message && excerptInLines(post.message, maxGreetingLength),
        pictures: post.pictures.map(({ altText, ...picture }) => ({ ...picture, alt: altText ?? '' })),
        // What is shown already can only be taken down.
        approveUrl: post.status === 'approved' ? null : await createDecisionLink(tx, 'approve', link),
        rejectUrl: await createDecisionLink(tx, 'reject', link),
        queueUrl: new URL(`/memorial/${memorial.slug}/admin`, env.SITE_URL).href,
      },
    },
  })
}

/**
 * Tells those who decide: in the app always, and those who want it at once by mail with links to approve and reject; the
 * others find it in their next summary (docs/decisions/022-mail-choices.md). In the first days of a page only the first
 * post is mailed by itself, the others by the hour (057). No mail for a silent candle that is lit already: on the day of
 * a funeral that would be a hundred mails about nothing to do.
 */
export async function tellModerators(
  context: Pick<RunContext, 'tx' | 'enqueue' | 'actor'>,
  memorialId: string,
  post: ReceivedPost,
): Promise<void> {
  const isMailed = post.status !== 'approved' || post.kind !== 'candle' || post.message !== null
  const moderators = await notifyModerators(context, memorialId, { id: post.id, isMailed })
  if (!isMailed) return
  const memorial = await context.tx.memorial.findUniqueOrThrow({ where: { id: memorialId }, select: mailedPageColumns })
  for (const { userId, email } of moderators.filter(({ mailsAtOnce }) => mailsAtOnce)) {
    await mailReceived(context, { memorial, post, to: { userId, email } })
  }
}
