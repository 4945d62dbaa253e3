import 'server-only'
import { picturesOf } from '@/lib/domain/contributions/contribution-rows'
import { createDecisionLink } from '@/lib/domain/contributions/decision-links'
import { type ContributionKind, type ContributionStatus, maxGreetingLength } from '@/lib/domain/contributions/schema'
import { notifyModerators } from '@/lib/domain/notifications/notify-moderators'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import type { RunContext } from '@/lib/server/command'
import { env } from '@/lib/server/env'
import { fullName } from '@/lib/shared/names'
import { excerptInLines } from '@/lib/shared/text'

/** The `select` of a page for `mailReceived`. */
export const mailedPageColumns = { slug: true, firstName: true, middleName: true, lastName: true } as const

type ReceivedPost = {
  id: string
  kind: ContributionKind
  status: ContributionStatus
  authorName: string
  relation: string | null
  title: string | null
  message: string | null
  pictures: ReadonlyArray<{ id: string; kind: string; width: number; height: number; altText: string | null }>
}

const mailKinds = { greeting: 'guestbook', candle: 'candle', tribute: 'tribute' } as const

type About = {
  memorial: { slug: string; firstName: string; middleName: string | null; lastName: string | null }
  post: ReceivedPost
  to: { userId: string; email: string }
}

/** Mails one post to a moderator: its full text, its pictures, and links to decide. */
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
        pictures: picturesOf(post).map(({ altText, kind: _, ...picture }) => ({ ...picture, alt: altText ?? '' })),
        // A visible post can only be taken down.
        approveUrl: post.status === 'approved' ? null : await createDecisionLink(tx, 'approve', link),
        rejectUrl: await createDecisionLink(tx, 'reject', link),
        queueUrl: new URL(`/memorial/${memorial.slug}/admin`, env.SITE_URL).href,
      },
    },
  })
}

/**
 * Notifies the moderators in the app and mails those who want each post at once, with links to approve and reject; the
 * others get it in their next summary (docs/decisions/057-mails.md). In a page's first days only the first post
 * is mailed on its own, the others hourly (057). A candle that is already lit and has no message is not mailed: on the
 * day of a funeral that would be a hundred mails with nothing to decide.
 */
export async function notifyOfContribution(
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
