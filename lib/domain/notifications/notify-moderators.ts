import 'server-only'
import { wantsMailAtOnce } from '@/lib/domain/notifications/mail-choices'
import type { RunContext } from '@/lib/server/command'
import { userIdOf } from '@/lib/shared/actor'
import { danishDay } from '@/lib/shared/danish-time'

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
    select: { userId: true, user: { select: { fullName: true, email: true, mailFrequency: true, quietUntil: true } } },
    orderBy: { createdAt: 'asc' },
  })
  const now = new Date()
  const today = danishDay(now)
  const moderators = members.map(({ userId, user: { fullName, email, ...choices } }) => ({
    userId,
    fullName,
    email,
    mailsAtOnce: wantsMailAtOnce(choices, today),
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
  return moderators
}
