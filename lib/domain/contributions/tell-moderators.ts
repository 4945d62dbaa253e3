import 'server-only'
import { mailedPageColumns, mailReceived, type ReceivedPost } from '@/lib/domain/contributions/mail-received'
import { notifyModerators } from '@/lib/domain/notifications/notify-moderators'
import type { RunContext } from '@/lib/server/command'

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
