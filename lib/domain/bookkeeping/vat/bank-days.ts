import type { Temporal } from 'temporal-polyfill'
import { easterSunday } from '@/lib/shared/danish-days'

/**
 * The day itself, or the next one on which the banks are open. They are closed on the holidays of helligdagsloven, the
 * day after Ascension Day, 5 June, 24 and 31 December (Nationalbanken's bank holidays).
 */
export function nextBankDay(day: Temporal.PlainDate): Temporal.PlainDate {
  let open = day
  while (open.dayOfWeek > 5 || isHoliday(open)) open = open.add({ days: 1 })
  return open
}

function isHoliday(day: Temporal.PlainDate): boolean {
  const fixed = `${day.month}-${day.day}`
  if (['1-1', '6-5', '12-24', '12-25', '12-26', '12-31'].includes(fixed)) return true
  const sinceEaster = easterSunday(day.year).until(day, { largestUnit: 'days' }).days
  // Maundy Thursday, Good Friday, Easter Monday, Ascension Day and the day after, Whit Monday.
  return [-3, -2, 1, 39, 40, 50].includes(sinceEaster)
}
