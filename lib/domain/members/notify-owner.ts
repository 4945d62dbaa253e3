import 'server-only'
import type { NotificationKind } from '@/generated/prisma/enums'
import type { RunContext } from '@/lib/server/command'
import { excerpt } from '@/lib/shared/text'

type News = { memorialId: string; kind: NotificationKind; detail: string }

/** Notifies the page's owner, if it has one, in the app. Not part of any summary. */
export async function notifyOwner({ tx }: Pick<RunContext, 'tx'>, { memorialId, kind, detail }: News): Promise<void> {
  const owners = await tx.memorialMember.findMany({ where: { memorialId, role: 'owner' }, select: { userId: true } })
  await notifyOf(
    { tx },
    { memorialId, kind, detail },
    owners.map(({ userId }) => userId),
  )
}

/** Notifies these accounts in the app. */
export async function notifyOf({ tx }: Pick<RunContext, 'tx'>, news: News, userIds: string[]): Promise<void> {
  const detail = excerpt(news.detail, 160)
  await tx.notification.createMany({
    data: userIds.map((userId) => ({ ...news, detail, userId, mailedAt: new Date() })),
  })
}
