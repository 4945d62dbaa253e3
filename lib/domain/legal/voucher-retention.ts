import { danishMidnight } from '@/lib/shared/danish-midnight'
import { danishDay } from '@/lib/shared/danish-time'

/** The financial year is the calendar year. */
export const voucherYears = 5

/**
 * From when vouchers are still kept: five years from the end of their financial year (bogføringsloven § 12). What is
 * older may go. `day` is for columns with a day alone, `moment` for those with a time, which starts at Danish midnight.
 */
export function vouchersKeptFrom(now: Date): { day: Date; moment: Date } {
  const newYear = `${Number(danishDay(now).slice(0, 4)) - voucherYears}-01-01`
  return { day: new Date(newYear), moment: danishMidnight(newYear) }
}
