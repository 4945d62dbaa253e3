import 'server-only'
import type { RunContext } from '@/lib/server/command'
import { userIdOf } from '@/lib/shared/actor'

export type Moderator = { userId: string; fullName: string; email: string }

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
    select: { userId: true, user: { select: { fullName: true, email: true } } },
    orderBy: { createdAt: 'asc' },
  })
  await tx.notification.createMany({
    data: members.map(({ userId }) => ({
      userId,
      kind: 'contribution_received' as const,
      memorialId,
      contributionId,
    })),
  })
  return members.map(({ userId, user }) => ({ userId, ...user }))
}
