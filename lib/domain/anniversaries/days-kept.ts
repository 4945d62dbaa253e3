/**
 * The calendar days remembered on this day (yyyy-mm-dd): itself, and on 28 February of a common year also the 29th, so
 * that people born or deceased on a leap day are remembered every year.
 */
export function daysKeptOn(day: string): { month: number; day: number }[] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const isLeapYear = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  const kept = [{ month, day: date }]
  return month === 2 && date === 28 && !isLeapYear ? [...kept, { month, day: 29 }] : kept
}
