import { Temporal } from 'temporal-polyfill'

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

/** By the anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): Temporal.PlainDate {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const leaps = Math.floor(century / 4)
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leaps - correction + 15) % 30
  const rest = year % 100
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const sum = epact + weekday - 7 * late + 114
  return Temporal.PlainDate.from({ year, month: Math.floor(sum / 31), day: (sum % 31) + 1 })
}
