import 'server-only'
import type { NotificationKind } from '@/generated/prisma/enums'
import type { MemberRole } from '@/lib/domain/memorials/policy'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { familyPath } from '@/lib/domain/tree-links/schema'
import type { RunContext } from '@/lib/server/command'
import { wholeAddress } from '@/lib/server/whole-address'
import { fullName } from '@/lib/shared/names'
import { excerpt } from '@/lib/shared/text'

const pageColumns = { slug: true, firstName: true, middleName: true, lastName: true } as const

const editorRoles: { in: MemberRole[] } = { in: ['owner', 'editor'] }

type Asked = {
  /** The page that is asked, and the one it is asked from. */
  memorialId: string
  fromId: string
  personName: string
  message: string | null
  asker: { userId: string; fullName: string; email: string }
}

/** Tells the owner and the editors of the page that another family would like to show it in their tree. */
export async function notifyOfAsking(context: RunContext, asked: Asked): Promise<void> {
  const { tx } = context
  const { memorialId, fromId, personName, message, asker } = asked
  const memorial = await tx.memorial.findUniqueOrThrow({ where: { id: memorialId }, select: pageColumns })
  const from = await tx.memorial.findUniqueOrThrow({ where: { id: fromId }, select: pageColumns })
  const people = await tx.memorialMember.findMany({
    where: { memorialId, role: editorRoles, user: { disabledAt: null } },
    select: { user: { select: { id: true, fullName: true, email: true } } },
  })
  await notify(
    context,
    { memorialId, kind: 'tree_link_asked', detail: asker.fullName },
    people.map(({ user }) => user.id),
  )
  for (const { user } of people) {
    const props = {
      fullName: user.fullName,
      askerName: asker.fullName,
      memorialName: fullName(memorial),
      fromName: fullName(from),
      personName,
      message,
      answerUrl: wholeAddress(familyPath(memorial.slug)),
    }
    await queueMail(context, { to: user.email, from: asker.userId, mail: { template: 'tree-link-asked', props } })
  }
}

/**
 * Takes the news of a question back that nobody has read: it would lead to nothing. Kept while the same person waits for
 * another answer of that family.
 */
export async function forgetAsking(
  { tx }: RunContext,
  { memorialId, askedById }: { memorialId: string; askedById: string | null },
): Promise<void> {
  const asker = askedById && (await tx.user.findUnique({ where: { id: askedById }, select: { fullName: true } }))
  if (!asker || (await tx.treeLink.count({ where: { memorialId, askedById, status: 'asked' } })) > 0) return
  await tx.notification.deleteMany({
    where: { memorialId, kind: 'tree_link_asked', detail: detailOf(asker.fullName), readAt: null },
  })
}

type Answered = {
  memorialId: string
  fromId: string
  /** Who asked; null when the account is gone. */
  askedById: string | null
  isAccepted: boolean
}

/** Tells the person who asked what the family answered, in the app, while they edit the page they asked from. */
export async function notifyOfAnswer(context: RunContext, answered: Answered): Promise<void> {
  if (!answered.askedById) return
  const mayKnow = { memorialId: answered.fromId, userId: answered.askedById, role: editorRoles }
  if ((await context.tx.memorialMember.count({ where: mayKnow })) === 0) return
  const memorial = await context.tx.memorial.findUniqueOrThrow({
    where: { id: answered.memorialId },
    select: pageColumns,
  })
  const detail = `${answered.isAccepted ? 'accepted' : 'refused'}:${fullName(memorial)}`
  await notify(context, { memorialId: answered.fromId, kind: 'tree_link_answered', detail }, [answered.askedById])
}

type News = { memorialId: string; kind: NotificationKind; detail: string }

async function notify({ tx }: RunContext, news: News, userIds: string[]): Promise<void> {
  const detail = detailOf(news.detail)
  await tx.notification.createMany({
    data: userIds.map((userId) => ({ ...news, detail, userId, mailedAt: new Date() })),
  })
}

const detailOf = (text: string) => excerpt(text, 160)
