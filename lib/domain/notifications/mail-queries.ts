import 'server-only'
import { z } from 'zod'
import type { MailCounts } from '@/lib/domain/notifications/mail-list-schema'
import { canReadMails } from '@/lib/domain/notifications/policy'
import {
  listMailsInput,
  type MailPage,
  type MailSummary,
  type MailView,
  mailInput,
} from '@/lib/domain/notifications/schema'
import { db, type Prisma } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { userIdOf } from '@/lib/shared/actor'
import { boundedText } from '@/lib/shared/input/typed-text'
import { sessionKindOf } from '@/lib/shared/session-kinds'

const mailsPerPage = 50

const summaryColumns = {
  id: true,
  recipient: true,
  subject: true,
  status: true,
  attempts: true,
  createdAt: true,
  sentAt: true,
  lastError: true,
} satisfies Prisma.MailSelect

/** The outbox, newest first. */
export const listMails = defineRead({
  name: 'notifications.list-mails',
  session: 'required',
  input: listMailsInput,
  authorize: canReadMails,
  run: async (_, { cursor, status, search }): Promise<MailPage> => {
    const rows = await db.mail.findMany({
      where: { ...(cursor ? { id: { lt: cursor } } : {}), ...(status ? { status } : {}), ...sentTo(search) },
      orderBy: { id: 'desc' },
      take: mailsPerPage + 1,
      select: summaryColumns,
    })
    const items = rows.slice(0, mailsPerPage)
    return {
      items: items.map(mailSummary),
      nextCursor: rows.length > mailsPerPage ? (items.at(-1)?.id ?? null) : null,
    }
  },
})

/** A whole address as the account has it or in lower case, by the index; otherwise a part of it. */
function sentTo(search: string | undefined): Prisma.MailWhereInput {
  if (!search) return {}
  return isWholeAddress(search)
    ? { recipient: { in: [...new Set([search, search.toLowerCase()])] } }
    : { recipient: { contains: search, mode: 'insensitive' } }
}

function isWholeAddress(search: string): boolean {
  const [name, domain, ...rest] = search.split('@')
  return Boolean(name) && rest.length === 0 && /\.[a-zæøå]{2,}$/i.test(domain ?? '')
}

/** How many mails there are by status, and since when the oldest of those that wait does. */
export const countMails = defineRead({
  name: 'notifications.count-mails',
  session: 'required',
  input: z.object({}),
  authorize: canReadMails,
  run: async (): Promise<MailCounts> => {
    const [rows, waiting] = await Promise.all([
      db.mail.groupBy({ by: ['status'], _count: true }),
      db.mail.aggregate({ where: { status: 'queued' }, _min: { createdAt: true } }),
    ])
    const counts = { queued: 0, sent: 0, failed: 0, dropped: 0 }
    for (const { status, _count } of rows) counts[status] = _count
    return { counts, waitingSince: waiting._min.createdAt?.toISOString() ?? null }
  },
})

/** The newest mails to one address, as the account has it or in lower case. */
export const listMailsTo = defineRead({
  name: 'notifications.list-mails-to',
  session: 'required',
  input: z.object({ address: boundedText(320), most: z.int().min(1).max(100) }),
  authorize: canReadMails,
  run: async (_, { address, most }): Promise<MailSummary[]> => {
    const rows = await db.mail.findMany({
      where: { recipient: { in: [...new Set([address, address.toLowerCase()])] } },
      orderBy: { id: 'desc' },
      take: most,
      select: summaryColumns,
    })
    return rows.map(mailSummary)
  },
})

/**
 * One mail with its text. When a mail server is configured, links with a token are removed: an administrator must not
 * be able to take over an account unseen. Without one, this page is the only way to such a link, so it is shown. Every
 * view is logged. Throws NOT_FOUND.
 */
export const getMail = defineRead({
  name: 'notifications.get-mail',
  session: 'required',
  input: mailInput,
  authorize: canReadMails,
  run: async (actor, { id }): Promise<MailView> => {
    const row = await db.mail.findUnique({ where: { id }, select: { ...summaryColumns, html: true, text: true } })
    if (!row) throw new DomainError('NOT_FOUND')
    await db.auditEntry.create({
      data: {
        command: 'notifications.read-mail',
        actorKind: actor.kind,
        actorId: userIdOf(actor),
        session: sessionKindOf(actor),
        subjectType: 'mail',
        subjectId: id,
      },
    })
    const isHidden = env.SMTP_URL !== undefined
    const html = isHidden ? hideSecretLinks(row.html) : row.html
    const text = isHidden ? hideSecretLinks(row.text) : row.text
    return { ...mailSummary(row), html, text, hasHiddenLinks: html !== row.html || text !== row.text }
  },
})

/** A mail as a line of the outbox: everything except its text. */
function mailSummary(row: Prisma.MailGetPayload<{ select: typeof summaryColumns }>): MailSummary {
  const { id, recipient, subject, status, attempts, createdAt, sentAt, lastError } = row
  return {
    id,
    recipient,
    subject,
    status,
    attempts,
    lastError,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }
}

// The shape of our tokens in a URL: 43 characters of base64url (lib/server/tokens.ts).
const secret = /(?<=[/=])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/g

/** The text or HTML of a mail with every token in its URLs replaced by '***'. */
function hideSecretLinks(body: string): string {
  return body.replace(secret, '***')
}
