import type { Temporal } from 'temporal-polyfill'
import { easterSunday } from '@/lib/shared/danish-days'

/** Maundy Thursday to the second day of Pentecost; store bededag is no public holiday since 2024 (lov nr. 214/2023). */
const daysFromEaster = [-3, -2, 0, 1, 39, 49, 50]
/** New Year's Day, Constitution Day, Christmas with its eve, New Year's Eve. */
const fixedDays = ['01-01', '06-05', '12-24', '12-25', '12-26', '12-31']

/** Whether a deadline of the consumer that ends on this day is moved: forbrugeraftaleloven § 19, stk. 6. */
export function isDayOfRest(day: Temporal.PlainDate): boolean {
  if (day.dayOfWeek >= 6 || fixedDays.includes(day.toString().slice(5))) return true
  const easter = easterSunday(day.year)
  return daysFromEaster.some((days) => easter.add({ days }).equals(day))
}
