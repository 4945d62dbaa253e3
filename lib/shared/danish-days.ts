import { Temporal } from 'temporal-polyfill'

const TIME_ZONE = 'Europe/Copenhagen'

/** The moment as a date and time of day in Denmark. */
export function inDenmark(moment: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(TIME_ZONE)
}

export function asDate(moment: Temporal.ZonedDateTime): Date {
  return new Date(moment.epochMilliseconds)
}

/** The same time of day, `days` calendar days on (or back), across clock changes. */
export function addDays(moment: Date, days: number): Date {
  return asDate(inDenmark(moment).add({ days }))
}

/** The same day and time of day, `months` on; the last day of the month where it has no such day. */
export function addMonths(moment: Date, months: number): Date {
  return asDate(inDenmark(moment).add({ months }))
}

/** Whole days from `start` to `end` by the Danish clock, rounded down; 0 when `end` is not later. */
export function wholeDays(start: Date, end: Date): number {
  return Math.max(0, inDenmark(start).until(inDenmark(end), { largestUnit: 'day' }).days)
}

/** The first moment after this Danish calendar day. */
export function endOfDay(day: Temporal.PlainDate): Date {
  return asDate(day.add({ days: 1 }).toZonedDateTime({ timeZone: TIME_ZONE }))
}

/** Easter Sunday by the Gregorian calendar (the anonymous algorithm, Meeus/Jones/Butcher). */
export function easterSunday(year: number): Temporal.PlainDate {
  const a = year % 19
  const century = Math.floor(year / 100)
  const g = Math.floor((8 * century + 13) / 25)
  const h = (19 * a + century - Math.floor(century / 4) - g + 15) % 30
  const i = h - Math.floor(h / 28) * (1 - Math.floor(29 / (h + 1)) * Math.floor((21 - a) / 11))
  const weekday = (year + Math.floor(year / 4) + i + 2 - century + Math.floor(century / 4)) % 7
  return Temporal.PlainDate.from({ year, month: 3, day: 28 }).add({ days: i - weekday })
}
