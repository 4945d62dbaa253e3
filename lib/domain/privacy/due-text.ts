import { formatTime, formatWeekdayAndDate } from '@/lib/shared/danish-time'

/** When an account is deleted, 'lørdag den 28. november 2026 kl. 14.05'. */
export function dueText(date: Date): string {
  return `${formatWeekdayAndDate(date)} kl. ${formatTime(date)}`
}
