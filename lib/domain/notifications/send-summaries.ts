import 'server-only'
import { isQuiet } from '@/lib/domain/notifications/mail-choices'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { readSummary } from '@/lib/domain/notifications/read-summary'
import { lockMailChoices, type PeopleBatch, writeToPeople } from '@/lib/domain/notifications/write-to-people'
import { db, type Prisma, type Transaction } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'
import { weekMs } from '@/lib/shared/durations'

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
