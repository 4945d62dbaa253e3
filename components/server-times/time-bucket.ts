import { formatDate, formatDateTime, formatTime } from '@/lib/shared/danish-time'
import type { TimeBucket } from '@/lib/shared/time-buckets'

const dayFormat = new Intl.DateTimeFormat('da-DK', { day: 'numeric', month: 'short', timeZone: 'Europe/Copenhagen' })

/** A step of a plot in Danish time. `at` in ISO 8601; hours of several days are told with their day. */
export function timeBucket(at: string, step: 'hour' | 'hour-of-days' | 'day'): TimeBucket {
  const date = new Date(at)
  if (step === 'day') return { key: at, short: dayFormat.format(date), long: formatDate(date) }
  const short = step === 'hour' ? formatTime(date) : `${dayFormat.format(date)} ${formatTime(date)}`
  return { key: at, short, long: formatDateTime(date) }
}
