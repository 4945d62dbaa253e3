import 'server-only'
import { deadlineText, waitedTooLong } from '@/lib/domain/support/copy'
import { workingDaysToAnswer } from '@/lib/domain/support/policy'
import type { CaseStatus, CaseSummary, SupportTopic } from '@/lib/domain/support/schema'
import type { Prisma } from '@/lib/server/db'
import { danishDay } from '@/lib/shared/danish-time'
import { dayMs } from '@/lib/shared/durations'

/** Days to answer a report that was reopened, by a reply or by an administrator. */
const daysToAnswerAgain = 14

/** The deadline of a reopened case; only reports have one. */
export function dueAgain(topic: SupportTopic, now: Date): { dueOn?: Date } {
  return topic === 'report' ? { dueOn: dayIn(daysToAnswerAgain, now) } : {}
}

/** The Danish date `days` from now, as midnight UTC, for a date column. */
export function dayIn(days: number, now: Date): Date {
  return shiftDay(danishDay(now), days)
}

/** Overdue cases: past their deadline, or waiting over two working days. For reports only the deadline counts. */
export function overdueCases(now: Date): Prisma.SupportCaseWhereInput {
  return {
    status: 'open',
    OR: [
      { dueOn: { lt: new Date(`${danishDay(now)}T00:00:00Z`) } },
      { topic: { not: 'report' }, lastEntryAt: { lt: answerBefore(now) } },
    ],
  }
}

/** How soon a case must be answered, as text; null when neither overdue nor with a deadline. */
export function urgencyOf(
  {
    topic,
    status,
    dueOn,
    lastEntryAt,
  }: { topic: SupportTopic; status: CaseStatus; dueOn: Date | null; lastEntryAt: Date },
  now: Date,
): CaseSummary['urgency'] {
  const hasWaitedTooLong = topic !== 'report' && status === 'open' && lastEntryAt < answerBefore(now)
  if (!dueOn || status === 'closed') return hasWaitedTooLong ? { isOverdue: true, text: waitedTooLong } : null
  const today = danishDay(now)
  const due = dueOn.toISOString().slice(0, 10)
  const text = deadlineText(due, today)
  if (due < today) return { isOverdue: status === 'open', text }
  return hasWaitedTooLong ? { isOverdue: true, text: `${waitedTooLong}. ${text}` } : { isOverdue: false, text }
}

type Answer = { topic: string; createdAt: Date; dueOn: Date | null; answeredAt: Date }

/** Whether a first answer came as promised: a report's by its deadline, another case's within two working days. */
export function answeredInTime({ topic, createdAt, dueOn, answeredAt }: Answer): boolean {
  if (topic === 'report') return !dueOn || danishDay(answeredAt) <= dueOn.toISOString().slice(0, 10)
  return createdAt >= answerBefore(answeredAt)
}

/** The time before which an entry has waited over two working days. Saturdays and Sundays do not count. */
function answerBefore(now: Date): Date {
  let day = shiftDay(danishDay(now), 0)
  for (let left = workingDaysToAnswer; left > 0; ) {
    day = new Date(day.getTime() - dayMs)
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left--
  }
  return startOfDanishDay(day.toISOString().slice(0, 10))
}

function shiftDay(day: string, days: number): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs)
}

// Midnight in Denmark is 22:00 or 23:00 UTC the day before.
function startOfDanishDay(day: string): Date {
  const summer = new Date(`${day}T00:00:00+02:00`)
  return danishDay(summer) === day ? summer : new Date(`${day}T00:00:00+01:00`)
}
