import { dayMs, hourMs, minuteMs } from '@/lib/shared/durations'

/** This file shows moments in Danish time, wherever the code runs. */
const TIME_ZONE = 'Europe/Copenhagen'

const dayFormat = new Intl.DateTimeFormat('da-DK', { dateStyle: 'long', timeZone: TIME_ZONE })
const weekdayFormat = new Intl.DateTimeFormat('da-DK', { weekday: 'long', timeZone: TIME_ZONE })
const timeFormat = new Intl.DateTimeFormat('da-DK', { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE })
const isoDayFormat = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: TIME_ZONE,
})
const relativeFormat = new Intl.RelativeTimeFormat('da-DK', { numeric: 'auto' })

const DAYS_TOLD_RELATIVELY = 30

/** '3. maj 2026'. */
export function formatDate(date: Date): string {
  return dayFormat.format(date)
}

/** The last day of what ends at `end`: '2. maj 2026' for the midnight with which 3 May begins. */
export function formatLastDay(end: Date): string {
  return formatDate(new Date(end.getTime() - 1))
}

/** 'søndag den 3. maj 2026'. */
export function formatWeekdayAndDate(date: Date): string {
  return `${weekdayFormat.format(date)} den ${dayFormat.format(date)}`
}

/** '14.05'. */
export function formatTime(date: Date): string {
  return timeFormat.format(date)
}

/** '3. maj 2026 kl. 14.05'. */
export function formatDateTime(date: Date): string {
  return `${formatDate(date)} kl. ${formatTime(date)}`
}

/** The day in the Danish calendar, yyyy-mm-dd. */
export function danishDay(date: Date): string {
  return isoDayFormat.format(date)
}

/** The moment in the Danish calendar as spreadsheets sort it, '2026-05-03 14:05'. */
export function danishMinute(date: Date): string {
  return `${danishDay(date)} ${formatTime(date).replace('.', ':')}`
}

/** 'lige nu', 'for 5 minutter siden', 'i går', 'for 3 dage siden'; a date when more than 30 days away. */
export function formatRelative(date: Date, now: Date = new Date()): string {
  const elapsedMs = date.getTime() - now.getTime()
  const days = daysBetween(now, date)
  if (Math.abs(elapsedMs) < minuteMs) return 'lige nu'
  if (Math.abs(elapsedMs) < hourMs) return relativeFormat.format(Math.trunc(elapsedMs / minuteMs), 'minute')
  // Yesterday evening is 'i går' only when it is more than a few hours ago.
  if (days === 0 || Math.abs(elapsedMs) < 6 * hourMs) {
    return relativeFormat.format(Math.trunc(elapsedMs / hourMs), 'hour')
  }
  return Math.abs(days) > DAYS_TOLD_RELATIVELY ? formatDate(date) : relativeFormat.format(days, 'day')
}

/** Calendar days in Denmark from `from` to `to`, negative when `to` is earlier, across clock changes. */
function daysBetween(from: Date, to: Date): number {
  return Math.round((Date.parse(danishDay(to)) - Date.parse(danishDay(from))) / dayMs)
}
