import 'server-only'
import { mailsPath } from '@/lib/domain/notifications/mail-list-schema'
import { db, type Prisma } from '@/lib/server/db'
import type { Attention, FindAttention } from '@/lib/shared/attention'
import { counted } from '@/lib/shared/counted'
import { withQuery } from '@/lib/shared/with-query'

/** A mail that waits longer does not go out. */
const lateMs = 10 * 60_000
/** One that was refused by the mail server waits for its next try; the first shows that something is wrong. */
const refusedMs = 30_000

/** Mails that could not be sent, and those that do not go out now. */
export const findMailsAttention: FindAttention = async (now) => {
  const before = (ms: number) => ({ lt: new Date(now.getTime() - ms) })
  const [failed, stuck] = await Promise.all([
    countMails({ status: 'failed' }),
    countMails({
      status: 'queued',
      OR: [{ createdAt: before(lateMs) }, { attempts: { gt: 0 }, createdAt: before(refusedMs) }],
    }),
  ])
  const lines: Array<Attention | null> = [
    stuck && {
      key: 'stuck-mails',
      urgency: 'now',
      badge: 'Sendes ikke',
      until: null,
      since: stuck.since,
      href: withQuery(mailsPath, { status: 'queued' }),
      link: counted(stuck.count, 'mail', 'mails'),
      rest: 'bliver ikke sendt. Måske svarer mailserveren ikke.',
    },
    failed && {
      key: 'failed-mails',
      urgency: 'due',
      badge: 'Mislykket',
      until: null,
      since: failed.since,
      href: withQuery(mailsPath, { status: 'failed' }),
      link: counted(failed.count, 'mail', 'mails'),
      rest: 'kom ikke af sted.',
    },
  ]
  return lines.filter((line) => line !== null)
}

async function countMails(where: Prisma.MailWhereInput): Promise<{ count: number; since: string | null } | null> {
  const { _count: count, _min: first } = await db.mail.aggregate({ where, _count: true, _min: { createdAt: true } })
  return count === 0 ? null : { count, since: first.createdAt?.toISOString() ?? null }
}
