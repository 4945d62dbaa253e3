import 'server-only'
import { z } from 'zod'
import {
  caseAnsweredText,
  caseWaitsText,
  draftUnusedText,
  memberNewsText,
  pastAnniversaryText,
  peopleMaskedText,
  receivedText,
  treeImportNewsText,
  treeLinkNewsText,
} from '@/lib/domain/notifications/copy'
import { type MailChoicesView, mailChoicesView } from '@/lib/domain/notifications/mail-choices'
import { listNotificationsInput, type NotificationPage, type NotificationView } from '@/lib/domain/notifications/schema'
import { vapidKeys } from '@/lib/integrations/push/vapid-keys'
import { anyone, anySignedIn } from '@/lib/server/command'
import { cutPage } from '@/lib/server/cut-page'
import { db, type Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { isSignedIn } from '@/lib/shared/actor'
import { danishDay } from '@/lib/shared/danish-time'
import { fullName } from '@/lib/shared/names'

const notificationsPerPage = 20

const notificationSelect = {
  id: true,
  kind: true,
  createdAt: true,
  readAt: true,
  detail: true,
  supportCase: { select: { number: true, subject: true } },
  contribution: { select: { kind: true, authorName: true } },
  memorial: {
    select: { slug: true, firstName: true, middleName: true, lastName: true, bornYear: true, diedYear: true },
  },
} satisfies Prisma.NotificationSelect

/** The actor's own notifications, newest first. */
export const listNotifications = defineRead({
  name: 'notifications.list-notifications',
  session: 'required',
  input: listNotificationsInput,
  authorize: anySignedIn,
  run: ({ userId }, { cursor }) => findNotifications(userId, cursor),
})

async function findNotifications(userId: string, cursor: string | undefined): Promise<NotificationPage> {
  const rows = await db.notification.findMany({
    where: { userId, ...(cursor ? { id: { lt: cursor } } : {}) },
    orderBy: { id: 'desc' },
    take: notificationsPerPage + 1,
    select: notificationSelect,
  })
  const { items, nextCursor } = cutPage(rows, notificationsPerPage)
  return { items: items.map(notificationView), nextCursor }
}

/** How many of the actor's notifications are unread. */
export const countUnreadNotifications = defineRead({
  name: 'notifications.count-unread-notifications',
  session: 'required',
  input: z.object({}),
  authorize: anySignedIn,
  run: ({ userId }) => db.notification.count({ where: { userId, readAt: null } }),
})

/** The actor's choice of mail about pages. */
export const getMailChoices = defineRead({
  name: 'notifications.get-mail-choices',
  session: 'required',
  input: z.object({}),
  authorize: anySignedIn,
  run: async ({ userId }): Promise<MailChoicesView> => {
    const choices = await db.user.findUnique({
      where: { id: userId },
      select: { mailFrequency: true, quietUntil: true },
    })
    if (!choices) throw new DomainError('UNAUTHENTICATED')
    return mailChoicesView(choices, danishDay(new Date()))
  },
})

type NotificationRow = Prisma.NotificationGetPayload<{ select: typeof notificationSelect }>

function notificationView(row: NotificationRow): NotificationView {
  return { id: row.id, ...newsOf(row), createdAt: row.createdAt.toISOString(), isRead: row.readAt !== null }
}

/** The text of a notification and where it leads. */
function newsOf(row: NotificationRow): Pick<NotificationView, 'text' | 'href'> {
  const { kind, contribution, memorial, supportCase } = row
  if (supportCase && kind === 'support_case_opened') {
    return { text: caseWaitsText(supportCase), href: `/admin/support?sag=${supportCase.number}` }
  }
  if (supportCase) return { text: caseAnsweredText(supportCase), href: `/contact?nr=${supportCase.number}` }
  if (memorial && kind === 'anniversary')
    return { text: anniversaryOf(row, memorial), href: `/memorial/${memorial.slug}` }
  if (memorial && isMemberNews(kind)) {
    const text = memberNewsText({ kind, detail: row.detail ?? '', memorialName: fullName(memorial) })
    return { text, href: memberNewsPath(row, memorial.slug) }
  }
  if (memorial && (kind === 'tree_link_asked' || kind === 'tree_link_answered')) {
    const text = treeLinkNewsText({ kind, detail: row.detail ?? '', memorialName: fullName(memorial) })
    return { text, href: `/memorial/${memorial.slug}/admin/family` }
  }
  if (memorial && (kind === 'tree_import_done' || kind === 'tree_import_failed')) {
    return { text: treeImportNewsText(kind, fullName(memorial)), href: `/family-tree/${memorial.slug}/files` }
  }
  if (memorial && kind === 'tree_people_masked') {
    const text = peopleMaskedText(Number(row.detail ?? 1), fullName(memorial))
    return { text, href: `/family-tree/${memorial.slug}` }
  }
  if (memorial && kind === 'draft_unused') {
    const text = draftUnusedText(row.detail ?? '', fullName(memorial))
    return { text, href: `/profile/drafts/${memorial.slug}` }
  }
  return {
    text:
      contribution && memorial
        ? receivedText({ ...contribution, memorialName: fullName(memorial) })
        : 'Det, beskeden handlede om, er her ikke mere.',
    href: memorial ? `/memorial/${memorial.slug}/admin` : null,
  }
}

const memberNews = ['member_joined', 'successor_named', 'succession_requested', 'succession_decided'] as const
type MemberNewsKind = (typeof memberNews)[number]

function isMemberNews(kind: NotificationRow['kind']): kind is MemberNewsKind {
  return memberNews.some((known) => known === kind)
}

/** A refused requester has no page to go to. */
function memberNewsPath({ kind, detail }: NotificationRow, slug: string): string | null {
  if (kind === 'succession_decided' && detail !== 'granted') return null
  return `/memorial/${slug}/admin/members`
}

function anniversaryOf({ detail, createdAt }: NotificationRow, memorial: NonNullable<NotificationRow['memorial']>) {
  const kind = detail === 'birth' ? 'birth' : 'death'
  const year = kind === 'birth' ? memorial.bornYear : memorial.diedYear
  const years = Number(danishDay(createdAt).slice(0, 4)) - (year ?? 0)
  return pastAnniversaryText({ kind, memorialName: fullName(memorial), years: Math.max(1, years) })
}

/**
 * The endpoint of this session's push messages; null without one, and for visitors. A browser keeps its subscription
 * after a sign-out, ours ends with the session.
 */
export const findPushEndpoint = defineRead({
  name: 'notifications.find-push-endpoint',
  session: 'optional',
  input: z.object({}),
  authorize: anyone,
  run: async (actor): Promise<string | null> => {
    if (!isSignedIn(actor)) return null
    const device = await db.pushSubscription.findFirst({
      where: { userId: actor.userId, sessionId: actor.sessionId },
      orderBy: { id: 'desc' },
      select: { endpoint: true },
    })
    return device?.endpoint ?? null
  },
})

/** The key by which a browser accepts messages from this site only; base64url. */
export const getPushPublicKey = defineRead({
  name: 'notifications.get-push-public-key',
  session: 'optional',
  input: z.object({}),
  authorize: anyone,
  run: () => vapidKeys().publicKey,
})
