import { danishDay, formatTime } from '@/lib/shared/danish-time'
import { hourMs } from '@/lib/shared/durations'

/**
 * The moment a Danish calendar day (yyyy-mm-dd) starts, `daysLater` days on, across clock changes. An impossible day
 * (31 February) overflows into the next month.
 */
export function danishMidnight(day: string, daysLater = 0): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  const midnightUtc = Date.UTC(year, month - 1, date + daysLater)
  const wanted = new Date(midnightUtc).toISOString().slice(0, 10)
  // Denmark is one hour ahead of UTC, two in summer: the earlier of the two moments that falls on that day.
  const inSummer = new Date(midnightUtc - 2 * hourMs)
  return danishDay(inSummer) === wanted ? inSummer : new Date(midnightUtc - hourMs)
}

/** The moment of a time of day ('13:30') on a Danish calendar day (yyyy-mm-dd); the earlier one where the clock repeats it. */
export function danishMoment(day: string, time: string): Date {
  const clock = Date.parse(`${day}T${time}:00Z`)
  const inSummer = new Date(clock - 2 * hourMs)
  const isSummer = danishDay(inSummer) === day && formatTime(inSummer) === time.replace(':', '.')
  return isSummer ? inSummer : new Date(clock - hourMs)
}
