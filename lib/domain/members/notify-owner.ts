import 'server-only'
import type { NotificationKind } from '@/generated/prisma/enums'
import type { RunContext } from '@/lib/server/command'
import { excerpt } from '@/lib/shared/text'

type News = { memorialId: string; kind: NotificationKind; detail: string }

/** Tells the page's owner in the app; nobody when the page has none. Not part of any summary. */
export async function notifyOwner({ tx }: Pick<RunContext, 'tx'>, { memorialId, kind, detail }: News): Promise<void> {
  const owners = await tx.memorialMember.findMany({ where: { memorialId, role: 'owner' }, select: { userId: true } })
  await notifyOf(
    { tx },
    { memorialId, kind, detail },
    owners.map(({ userId }) => userId),
  )
}

/** Tells these accounts in the app. */
export async function notifyOf({ tx }: Pick<RunContext, 'tx'>, news: News, userIds: string[]): Promise<void> {
  const detail = excerpt(news.detail, 160)
  await tx.notification.createMany({
    data: userIds.map((userId) => ({ ...news, detail, userId, mailedAt: new Date() })),
  })
}
