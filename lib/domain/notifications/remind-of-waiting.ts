import 'server-only'
import { isQuiet } from '@/lib/domain/notifications/mail-choices'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { lockMailChoices, type PeopleBatch, writeToPeople } from '@/lib/domain/notifications/write-to-people'
import type { MailTemplate } from '@/lib/emails/templates'
import { db, type Prisma, type Transaction } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { enqueue } from '@/lib/server/jobs'
import { danishDay } from '@/lib/shared/danish-time'
import { dayMs } from '@/lib/shared/durations'
import { fullName } from '@/lib/shared/names'

const pagesMax = 10
/** Reminders start after this many days, and end after so many that the silence is an answer. */
const [firstAfterDays, lastAfterDays] = [3, 60]
/** No reminder this soon after another mail about the pages, or after the last reminder. */
const [quietDays, betweenDays] = [3, 7]

const mailTemplates: MailTemplate[] = ['contribution-received', 'contribution-summary', 'contributions-waiting']

type Batch = PeopleBatch & { now?: Date }

/**
 * Reminds the next people after `after` who moderate a page that posts are pending there, if no newer mail said so:
 * after three days, then weekly, never after two months (docs/decisions/057-mails.md). On Mondays only
 * to those who chose weekly, never to those in a pause or without mail. Returns how many were mailed, and the last
 * person checked while there are more. A failure for one person is logged and left to the next morning. Idempotent,
 * also with concurrent processes.
 */
export function remindOfWaiting({ now = new Date(), ...batch }: Batch = {}) {
  const day = danishDay(now)
  const isMonday = new Date(day).getUTCDay() === 1
  const due: Prisma.UserWhereInput = {
    disabledAt: null,
    emailConfirmedAt: { not: null },
    mailFrequency: { in: isMonday ? ['at_once', 'daily', 'weekly'] : ['at_once', 'daily'] },
    OR: [{ quietUntil: null }, { quietUntil: { lte: new Date(day) } }],
    memberships: { some: { role: { in: [...deciders] }, memorial: hasWaiting(now) } },
  }
  return writeToPeople(due, batch, {
    write: (id) => db.$transaction((tx) => remindOne(tx, id, now), { maxWait: 5000, timeout: 20_000 }),
    failure: 'not told of what waits',
  })
}

const deciders = ['owner', 'editor', 'first_reader'] as const

function hasWaiting(now: Date): Prisma.MemorialWhereInput {
  const createdAt = { lt: daysBefore(now, firstAfterDays), gt: daysBefore(now, lastAfterDays) }
  return { hiddenAt: null, state: { not: 'archived' }, contributions: { some: { status: 'pending', createdAt } } }
}

async function remindOne(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const person = await lockMailChoices(tx, userId)
  // The choice may have changed since the list of people was read.
  if (!person?.emailConfirmedAt || person.mailFrequency === 'never') return false
  if (isQuiet(person.quietUntil, danishDay(now)) || (await wasReminded(tx, person, now))) return false
  const pages = await listPages(tx, userId, now)
  if (pages.length === 0) return false
  await queueMail(
    { tx, enqueue: (job, payload, options) => enqueue(tx, job, payload, options) },
    { to: person.email, mail: { template: 'contributions-waiting', props: { fullName: person.fullName, pages } } },
  )
  return true
}

/** Whether the outbox has a recent mail about the pages, with half a day's tolerance because a morning may run late. */
async function wasReminded(
  tx: Transaction,
  { email, mailFrequency }: { email: string; mailFrequency: string },
  now: Date,
): Promise<boolean> {
  const since = (days: number) => ({ gt: daysBefore(now, days - 0.5) })
  const rest = mailFrequency === 'weekly' ? betweenDays : quietDays
  const earlier = await tx.mail.findFirst({
    where: {
      recipient: email,
      OR: [
        { template: { in: mailTemplates }, createdAt: since(rest) },
        { template: 'contributions-waiting', createdAt: since(betweenDays) },
      ],
    },
    select: { id: true },
  })
  return earlier !== null
}

async function listPages(tx: Transaction, userId: string, now: Date) {
  const rows = await tx.memorial.findMany({
    where: { ...hasWaiting(now), members: { some: { userId, role: { in: [...deciders] } } } },
    orderBy: { id: 'asc' },
    take: pagesMax,
    select: { id: true, slug: true, firstName: true, middleName: true, lastName: true },
  })
  const counts = await tx.contribution.groupBy({
    by: ['memorialId', 'kind'],
    where: { memorialId: { in: rows.map(({ id }) => id) }, status: 'pending' },
    _count: true,
  })
  return rows.map(({ id, slug, ...name }) => {
    const count = (kind: string) => counts.find((row) => row.memorialId === id && row.kind === kind)?._count ?? 0
    return {
      memorialName: fullName(name),
      greetings: count('greeting'),
      tributes: count('tribute'),
      candles: count('candle'),
      queueUrl: new URL(`/memorial/${slug}/admin`, env.SITE_URL).href,
    }
  })
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs)
}
