import 'server-only'
import { memorialPushTitle, receivedPushTexts } from '@/lib/domain/notifications/copy'
import { wantsMailAtOnce } from '@/lib/domain/notifications/mail-choices'
import { pushTo } from '@/lib/domain/notifications/push-job'
import type { RunContext } from '@/lib/server/command'
import { userIdOf } from '@/lib/shared/actor'
import { danishDay } from '@/lib/shared/danish-time'
import { fullName } from '@/lib/shared/names'

/** `mailsAtOnce`: is written to as things come; else it waits for the next summary, or for nobody. */
export type Moderator = { userId: string; fullName: string; email: string; mailsAtOnce: boolean }

/**
 * Tells owner, editors and first readers in the app that something was written on their page; not the one who wrote it.
 * Returns those who were told, for the mail.
 */
export async function notifyModerators(
  { tx, actor }: Pick<RunContext, 'tx' | 'actor'>,
  memorialId: string,
  contributionId: string,
): Promise<Moderator[]> {
  const writer = userIdOf(actor)
  const members = await tx.memorialMember.findMany({
    where: {
      memorialId,
      role: { in: ['owner', 'editor', 'first_reader'] },
      user: { disabledAt: null },
      ...(writer ? { userId: { not: writer } } : {}),
    },
    select: {
      userId: true,
      user: { select: { fullName: true, email: true, emailConfirmedAt: true, mailFrequency: true, quietUntil: true } },
    },
    orderBy: { createdAt: 'asc' },
  })
  const now = new Date()
  const today = danishDay(now)
  const moderators = members.map(({ userId, user: { fullName, email, emailConfirmedAt, ...choices } }) => ({
    userId,
    fullName,
    email,
    mailsAtOnce: emailConfirmedAt !== null && wantsMailAtOnce(choices, today),
  }))
  await tx.notification.createMany({
    data: moderators.map(({ userId, mailsAtOnce }) => ({
      userId,
      kind: 'contribution_received' as const,
      memorialId,
      contributionId,
      // Nothing waits for a summary that is told at once, a silent candle included, for which no mail is sent.
      mailedAt: mailsAtOnce ? now : null,
    })),
  })
  if (moderators.length > 0)
    await pushNews(tx, { memorialId, contributionId, to: moderators.map(({ userId }) => userId) })
  return moderators
}

type News = { memorialId: string; contributionId: string; to: string[] }

/** Says that something has come, and where; what was written is for the page alone, not for a phone on a table. */
async function pushNews(tx: RunContext['tx'], { memorialId, contributionId, to }: News): Promise<void> {
  const contribution = await tx.contribution.findUniqueOrThrow({
    where: { id: contributionId },
    select: { kind: true, memorial: { select: { slug: true, firstName: true, middleName: true, lastName: true } } },
  })
  const { kind, memorial } = contribution
  await pushTo(tx, to, {
    title: memorialPushTitle(fullName(memorial)),
    body: receivedPushTexts[kind],
    path: `/memorial/${memorial.slug}/admin`,
    tag: `${kind} ${memorialId}`,
  })
}
