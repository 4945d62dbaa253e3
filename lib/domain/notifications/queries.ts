import 'server-only'
import {
  caseAnsweredText,
  caseWaitsText,
  memberNewsText,
  pastAnniversaryText,
  receivedText,
} from '@/lib/domain/notifications/copy'
import { type MailChoicesView, mailChoicesView } from '@/lib/domain/notifications/mail-choices'
import { mailSummary, mailSummaryColumns, requireMailReader } from '@/lib/domain/notifications/mail-summaries'
import type {
  MailPage,
  MailStatus,
  MailView,
  NotificationPage,
  NotificationView,
} from '@/lib/domain/notifications/schema'
import { db, type Prisma } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import { type Actor, isSignedIn, userIdOf } from '@/lib/shared/actor'
import { danishDay } from '@/lib/shared/danish-time'
import { fullName } from '@/lib/shared/names'

const notificationsPerPage = 20
const mailsPerPage = 50

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

/** The actor's own notifications, newest first. Throws UNAUTHENTICATED for visitors. */
export async function listNotifications(actor: Actor, cursor?: string): Promise<NotificationPage> {
  const rows = await db.notification.findMany({
    where: { userId: ownId(actor), ...(cursor ? { id: { lt: cursor } } : {}) },
    orderBy: { id: 'desc' },
    take: notificationsPerPage + 1,
    select: notificationSelect,
  })
  const items = rows.slice(0, notificationsPerPage)
  return {
    items: items.map(notificationView),
    nextCursor: rows.length > notificationsPerPage ? (items.at(-1)?.id ?? null) : null,
  }
}

/** How many of the actor's notifications have not been read. Throws UNAUTHENTICATED for visitors. */
export async function countUnreadNotifications(actor: Actor): Promise<number> {
  return db.notification.count({ where: { userId: ownId(actor), readAt: null } })
}

/** How the actor wants to hear about pages. Throws UNAUTHENTICATED for visitors. */
export async function getMailChoices(actor: Actor): Promise<MailChoicesView> {
  const choices = await db.user.findUnique({
    where: { id: ownId(actor) },
    select: { mailFrequency: true, quietUntil: true },
  })
  if (!choices) throw new DomainError('UNAUTHENTICATED')
  return mailChoicesView(choices, danishDay(new Date()))
}

/** The outbox, newest first. Throws UNAUTHENTICATED, or FORBIDDEN for all but full administrators. */
export async function listMails(actor: Actor, cursor?: string, status?: MailStatus): Promise<MailPage> {
  requireMailReader(actor)
  const rows = await db.mail.findMany({
    where: { ...(cursor ? { id: { lt: cursor } } : {}), ...(status ? { status } : {}) },
    orderBy: { id: 'desc' },
    take: mailsPerPage + 1,
    select: mailSummaryColumns,
  })
  const items = rows.slice(0, mailsPerPage)
  return {
    items: items.map(mailSummary),
    nextCursor: rows.length > mailsPerPage ? (items.at(-1)?.id ?? null) : null,
  }
}

/**
 * One mail with its text. Where mails really go out, links that open something are left out: an administrator must not
 * be able to take over an account unseen. Without a mail server this page is the only way to such a link, so it is
 * shown. Either way it is written down who read it. Throws UNAUTHENTICATED, FORBIDDEN or NOT_FOUND.
 */
export async function getMail(actor: Actor, id: string): Promise<MailView> {
  requireMailReader(actor)
  const row = await db.mail.findUnique({ where: { id }, select: { ...mailSummaryColumns, html: true, text: true } })
  if (!row) throw new DomainError('NOT_FOUND')
  await db.auditEntry.create({
    data: {
      command: 'notifications.read-mail',
      actorKind: actor.kind,
      actorId: userIdOf(actor),
      subjectType: 'mail',
      subjectId: id,
    },
  })
  const isHidden = env.SMTP_URL !== undefined
  const html = isHidden ? hideSecretLinks(row.html) : row.html
  const text = isHidden ? hideSecretLinks(row.text) : row.text
  return { ...mailSummary(row), html, text, hasHiddenLinks: html !== row.html || text !== row.text }
}

type NotificationRow = Prisma.NotificationGetPayload<{ select: typeof notificationSelect }>

function notificationView(row: NotificationRow): NotificationView {
  return { id: row.id, ...newsOf(row), createdAt: row.createdAt.toISOString(), isRead: row.readAt !== null }
}

/** What happened, in words, and where it can be seen. */
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

/** Who was refused has no page to go to. */
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

function ownId(actor: Actor): string {
  if (!isSignedIn(actor)) throw new DomainError('UNAUTHENTICATED')
  return actor.userId
}

// The shape of our secrets in an address: 43 characters of base64url (lib/server/tokens.ts).
const secret = /(?<=[/=])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/g

/** The text or HTML of a mail with every secret in its addresses replaced by '***'. */
function hideSecretLinks(body: string): string {
  return body.replace(secret, '***')
}
