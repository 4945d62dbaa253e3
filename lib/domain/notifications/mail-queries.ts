import 'server-only'
import { z } from 'zod'
import { mailStatusTexts } from '@/lib/domain/notifications/copy'
import {
  type MailCounts,
  type MailFilter,
  type MailSort,
  mailList,
  mailListInput,
  mailOrder,
} from '@/lib/domain/notifications/mail-list-schema'
import { canReadMails } from '@/lib/domain/notifications/policy'
import { type MailPage, type MailSummary, type MailView, mailInput } from '@/lib/domain/notifications/schema'
import { db, type Prisma } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import { listFile, mostInFile } from '@/lib/server/list-file'
import { defineRead } from '@/lib/server/read'
import { recordLook } from '@/lib/server/record-look'
import { sortedRows } from '@/lib/server/sorted-rows'
import { withinDays } from '@/lib/server/within-days'
import { userIdOf } from '@/lib/shared/actor'
import type { CsvColumn } from '@/lib/shared/csv'
import { danishMinute } from '@/lib/shared/danish-time'
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

/** The outbox, newest first unless sorted otherwise. */
export const listMails = defineRead({
  name: 'notifications.list-mails',
  session: 'required',
  input: mailListInput,
  authorize: canReadMails,
  run: (_, filter) => readPage(filter, mailsPerPage),
})

/** The same as a CSV file, without their texts. The download is logged. */
export const getMailsFile = defineRead({
  name: 'notifications.get-mails-file',
  session: 'required',
  input: mailListInput,
  authorize: canReadMails,
  // Addresses in bulk.
  confirms: () => true,
  run: async (actor, filter) => {
    const detail = { count: await db.mail.count({ where: whereOf(filter), take: mostInFile }) }
    await recordLook(actor, 'notifications.save-mails', { type: 'mails', id: 'mails', detail })
    return listFile({
      filename: mailList.csv.filename,
      columns: csvColumns,
      readPage: (cursor, most) => readPage({ ...filter, cursor }, most),
    })
  },
})

const csvColumns: ReadonlyArray<CsvColumn<MailSummary>> = [
  ['Skrevet', ({ createdAt }) => danishMinute(new Date(createdAt))],
  ['Til', ({ recipient }) => recipient],
  ['Emne', ({ subject }) => subject],
  ['Status', ({ status }) => mailStatusTexts[status]],
  ['Sendt', ({ sentAt }) => sentAt && danishMinute(new Date(sentAt))],
  ['Forsøg', ({ attempts }) => attempts],
  ['Fejl', ({ lastError }) => lastError],
]

const sorted = sortedRows<MailSort, Prisma.MailWhereInput, Prisma.MailOrderByWithRelationInput>('id', {
  recipient: { column: 'recipient', holds: 'text' },
  written: { column: 'id', holds: 'id' },
})

async function readPage(filter: MailFilter, most: number): Promise<MailPage> {
  const { after, orderBy, pageOf } = sorted(mailOrder(filter), filter.cursor)
  const rows = await db.mail.findMany({
    where: { AND: [whereOf(filter), after] },
    orderBy,
    take: most + 1,
    select: summaryColumns,
  })
  const page = pageOf(rows, most)
  return { items: page.rows.map(mailSummary), nextCursor: page.nextCursor }
}

function whereOf({ search, status, ...period }: MailFilter): Prisma.MailWhereInput {
  return { AND: [sentTo(search), status ? { status } : {}, withinDays('createdAt', period)] }
}

/** A whole address as the account has it or in lower case, by the index; otherwise a part of it. */
function sentTo(search: string): Prisma.MailWhereInput {
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
