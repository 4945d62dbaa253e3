import 'server-only'
import { isQuiet } from '@/lib/domain/notifications/mail-choices'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { lockMailChoices, type PeopleBatch, writeToPeople } from '@/lib/domain/notifications/write-to-people'
import type { ContributionSummaryProps, SummaryPage } from '@/lib/emails/contribution-emails'
import { db, type Prisma, type Transaction } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { enqueue } from '@/lib/server/jobs'
import { weekMs } from '@/lib/shared/durations'
import { fullName } from '@/lib/shared/names'
import { excerptInLines } from '@/lib/shared/text'

/** Notifications that wait for a mail. */
export const waiting = { kind: 'contribution_received', mailedAt: null } satisfies Prisma.NotificationWhereInput

type Batch = PeopleBatch & { day: string }

/**
 * Sends summaries to the next people after `after` who may get mail on that day (yyyy-mm-dd in Denmark): daily to those
 * who chose so and to those whose pause is over; on Mondays to those who chose weekly, and on another day when
 * something has waited for more than a week because a Monday was missed. Returns how many were mailed, and the last
 * person checked while there are more. A failure for one person is logged and left to the next morning. Idempotent,
 * also with concurrent processes.
 */
export function sendSummaries({ day, ...batch }: Batch) {
  return writeToPeople(isDue(day), batch, { write: (id) => sendSummaryTo(id, day), failure: 'summary not sent' })
}

/** Sends one person's summary, unless they want no mail on that day; returns whether a mail was sent. */
export function sendSummaryTo(userId: string, day: string): Promise<boolean> {
  return db.$transaction((tx) => sendSummary(tx, userId, day), { maxWait: 5000, timeout: 20_000 })
}

function isDue(day: string): Prisma.UserWhereInput {
  const weekAgo = new Date(new Date(day).getTime() - weekMs)
  const isMonday = new Date(day).getUTCDay() === 1
  const hasWaiting = { notifications: { some: waiting } }
  return {
    disabledAt: null,
    emailConfirmedAt: { not: null },
    AND: [
      { OR: [{ quietUntil: null }, { quietUntil: { lte: new Date(day) } }] },
      {
        OR: [
          { mailFrequency: { in: isMonday ? ['at_once', 'daily', 'weekly'] : ['at_once', 'daily'] }, ...hasWaiting },
          { mailFrequency: 'weekly', notifications: { some: { ...waiting, createdAt: { lt: weekAgo } } } },
        ],
      },
    ],
  }
}

/**
 * The same in the caller's transaction. Marks first and reads what was marked: notifications that arrive meanwhile wait
 * for the next time, and none is lost.
 */
export async function sendSummary(tx: Transaction, userId: string, day: string): Promise<boolean> {
  const person = await lockMailChoices(tx, userId)
  // The choice may have changed since the list of people was read.
  if (!person?.emailConfirmedAt || person.mailFrequency === 'never' || isQuiet(person.quietUntil, day)) return false
  const mailedAt = new Date()
  const { count } = await tx.notification.updateMany({ where: { userId, ...waiting }, data: { mailedAt } })
  if (count === 0) return false
  const summary = await readSummary(tx, { userId, mailedAt })
  // Withdrawn, rejected, or no longer this person's page.
  if (summary.pages.length === 0) return false
  await queueMail(
    { tx, enqueue: (job, payload, options) => enqueue(tx, job, payload, options) },
    { to: person.email, mail: { template: 'contribution-summary', props: { fullName: person.fullName, ...summary } } },
  )
  return true
}

// A mail should take a minute to read; the rest is behind the links.
const pagesMax = 10
const linesMax = 3
const wordsLength = 400

type Summary = Pick<ContributionSummaryProps, 'pages' | 'morePages'>

/**
 * The notifications marked with this moment, as counts and first lines per page; pages with pending posts come first.
 * Posts rejected since, and pages that the person no longer moderates, are left out.
 */
async function readSummary(tx: Transaction, notified: { userId: string; mailedAt: Date }): Promise<Summary> {
  const { userId } = notified
  const where = {
    status: { notIn: ['rejected', 'hidden'] },
    notifications: { some: notified },
    memorial: { members: { some: { userId, role: { in: ['owner', 'editor', 'first_reader'] } } } },
  } satisfies Prisma.ContributionWhereInput
  const counted = await tx.contribution.groupBy({ by: ['memorialId', 'kind', 'status'], where, _count: true })
  const ids = [...new Set(counted.map(({ memorialId }) => memorialId))]
  const pages = ids.map((memorialId) => ({ memorialId, ...countsOf(counted, memorialId) }))
  pages.sort((a, b) => b.waiting - a.waiting || a.memorialId.localeCompare(b.memorialId))
  const shown = pages.slice(0, pagesMax)
  const described: SummaryPage[] = []
  for (const page of shown) described.push(await describePage(tx, where, page))
  return {
    pages: described,
    morePages: pages.length - shown.length,
  }
}

type Counts = Pick<SummaryPage, 'greetings' | 'tributes' | 'candles' | 'waiting'>
type Counted = { memorialId: string; kind: 'greeting' | 'candle' | 'tribute'; status: string; _count: number }

function countsOf(counted: readonly Counted[], memorialId: string): Counts {
  const ofPage = counted.filter((row) => row.memorialId === memorialId)
  const sum = (fits: (row: Counted) => boolean) => ofPage.filter(fits).reduce((total, { _count }) => total + _count, 0)
  return {
    greetings: sum(({ kind }) => kind === 'greeting'),
    tributes: sum(({ kind }) => kind === 'tribute'),
    candles: sum(({ kind }) => kind === 'candle'),
    waiting: sum(({ status }) => status === 'pending'),
  }
}

async function describePage(
  tx: Transaction,
  where: Prisma.ContributionWhereInput,
  { memorialId, ...counts }: Counts & { memorialId: string },
): Promise<SummaryPage> {
  const memorial = await tx.memorial.findUniqueOrThrow({
    where: { id: memorialId },
    select: { slug: true, firstName: true, middleName: true, lastName: true },
  })
  const posts = await tx.contribution.findMany({
    where: { ...where, memorialId, OR: [{ message: { not: null } }, { title: { not: null } }] },
    orderBy: { id: 'desc' },
    take: linesMax,
    select: {
      authorName: true,
      title: true,
      message: true,
      pictures: {
        where: { status: 'ready' },
        select: { id: true, width: true, height: true, altText: true },
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
      },
    },
  })
  const pending = await tx.contribution.count({ where: { memorialId, status: 'pending' }, take: 1000 })
  return {
    ...counts,
    memorialName: fullName(memorial),
    queueUrl: new URL(`/memorial/${memorial.slug}/admin`, env.SITE_URL).href,
    waitingBefore: Math.max(0, pending - counts.waiting),
    lines: posts.map(({ authorName, title, message, pictures }) => ({
      authorName,
      title,
      words: message && excerptInLines(message, wordsLength),
      pictures: pictures.map(({ altText, ...picture }) => ({ ...picture, alt: altText ?? '' })),
    })),
  }
}
