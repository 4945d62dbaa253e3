import 'server-only'
import type { TimePeriod } from '@/lib/domain/server-times/schema'
import { dayMs, hourMs } from '@/lib/shared/durations'

/** The beginning of the UTC hour or day. */
export const hourOf = (at: Date) => new Date(Math.floor(at.getTime() / hourMs) * hourMs)
export const dayOf = (at: Date) => new Date(Math.floor(at.getTime() / dayMs) * dayMs)

/**
 * Where a period begins. Hours before yesterday are stored as one row for their (UTC) day, so that longer periods begin
 * with a day.
 */
export function beginningOf(period: TimePeriod, now: Date): Date {
  if (period === 'hour') return new Date(hourOf(now).getTime() - hourMs)
  if (period === 'day') return new Date(hourOf(now).getTime() - 23 * hourMs)
  return new Date(dayOf(now).getTime() - (period === 'week' ? 6 : 29) * dayMs)
}

/** Every hour or day of the period, oldest first. */
export function stepsOf(period: TimePeriod, now: Date): { steps: Date[]; isByDay: boolean } {
  const isByDay = period === 'week' || period === 'month'
  const from = beginningOf(period === 'hour' ? 'day' : period, now).getTime()
  const each = isByDay ? dayMs : hourMs
  const steps: Date[] = []
  for (let at = from; at <= now.getTime(); at += each) steps.push(new Date(at))
  return { steps, isByDay }
}
