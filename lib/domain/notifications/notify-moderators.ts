import 'server-only'
import { memorialPushTitle, receivedPushTexts } from '@/lib/domain/notifications/copy'
import { firstDays, wantsMailAtOnce } from '@/lib/domain/notifications/mail-choices'
import { pushTo } from '@/lib/domain/notifications/push-job'
import type { RunContext } from '@/lib/server/command'
import { userIdOf } from '@/lib/shared/actor'
import { danishDay } from '@/lib/shared/danish-time'
import { dayMs } from '@/lib/shared/durations'
import { fullName } from '@/lib/shared/names'

/** `mailsAtOnce`: mailed about this post now; otherwise in the next summary, or never. */
type Moderator = { userId: string; fullName: string; email: string; mailsAtOnce: boolean }

/** `isMailed`: whether this kind of post is mailed at all. */
type Post = { id: string; isMailed: boolean }

/**
 * Notifies owner, editors and first readers in the app of a new post on their page, except its author. Returns them,
 * for the mail.
 */
export async function notifyModerators(
  { tx, actor }: Pick<RunContext, 'tx' | 'actor'>,
  memorialId: string,
  { id: contributionId, isMailed }: Post,
): Promise<Moderator[]> {
  const writer = userIdOf(actor)
  const members = await tx.memorialMember.findMany({
    where: { memorialId, role: { in: ['owner', 'editor', 'first_reader'] }, user: { disabledAt: null } },
    select: {
      userId: true,
      user: { select: { fullName: true, email: true, emailConfirmedAt: true, mailFrequency: true, quietUntil: true } },
    },
    orderBy: { createdAt: 'asc' },
  })
  const now = new Date()
  const today = danishDay(now)
  const mailedLater = isMailed
    ? await whoWaitsForTheHour(tx, memorialId, { now, memberIds: members.map(({ userId }) => userId) })
    : new Set()
  const others = members.filter(({ userId }) => userId !== writer)
  const moderators = others.map(({ userId, user: { fullName, email, emailConfirmedAt, ...choices } }) => {
    const wantsEach = emailConfirmedAt !== null && wantsMailAtOnce(choices, today)
    return { userId, fullName, email, mailsAtOnce: wantsEach && !mailedLater.has(userId) }
  })
  await tx.notification.createMany({
    data: moderators.map(({ userId, mailsAtOnce }) => ({
      userId,
      kind: 'contribution_received' as const,
      memorialId,
      contributionId,
      // Posts mailed at once do not wait for a summary; neither does a candle without a message, which is never mailed.
      mailedAt: mailsAtOnce ? now : null,
    })),
  })
  if (moderators.length > 0)
    await pushNews(tx, { memorialId, contributionId, to: moderators.map(({ userId }) => userId) })
  return moderators
}

/**
 * In the first days of a page: those already notified of a post from outside the family. The first one is mailed at
 * once, the others hourly.
 */
async function whoWaitsForTheHour(
  tx: RunContext['tx'],
  memorialId: string,
  { now, memberIds }: { now: Date; memberIds: string[] },
): Promise<Set<string>> {
  const { publishedAt } = await tx.memorial.findUniqueOrThrow({
    where: { id: memorialId },
    select: { publishedAt: true },
  })
  if (!isInFirstDays(publishedAt, now)) return new Set()
  const fromOutside = {
    OR: [{ userId: null }, { userId: { notIn: memberIds } }],
    NOT: { kind: 'candle' as const, message: null },
  }
  const notified = new Set<string>()
  for (const userId of memberIds) {
    const earlier = { userId, memorialId, kind: 'contribution_received' as const, contribution: fromOutside }
    if (await tx.notification.findFirst({ where: earlier, select: { id: true } })) notified.add(userId)
  }
  return notified
}

type News = { memorialId: string; contributionId: string; to: string[] }

/** Says that something was posted, and where; never the text, which could be read on a locked phone. */
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

/** The days around a funeral, when many write at once. False for a page that was never open. */
function isInFirstDays(publishedAt: Date | null, now: Date): boolean {
  return publishedAt !== null && now.getTime() - publishedAt.getTime() < firstDays * dayMs
}
