import { Temporal } from 'temporal-polyfill'
import { easterSunday } from '@/lib/shared/danish-days'

/** How often moms is declared; decided by the tax authority from the turnover. */
export const vatRhythms = ['month', 'quarter', 'half'] as const
export type VatRhythm = (typeof vatRhythms)[number]

/** A period of moms. Danish calendar days, yyyy-mm-dd, both included. */
export type VatPeriod = {
  /** As in the address: '2026-11', '2026-K4', '2026-H2'. */
  key: string
  rhythm: VatRhythm
  label: string
  from: string
  to: string
  /** The last day to declare and pay: momsloven § 57, opkrævningsloven § 2; moved to the next day of the banks. */
  dueOn: string
}

const monthsIn: Record<VatRhythm, number> = { month: 1, quarter: 3, half: 6 }
const monthFormat = new Intl.DateTimeFormat('da-DK', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The period with this key; null for anything else. */
export function findVatPeriod(key: string): VatPeriod | null {
  const match = /^(20\d{2})-(?:(0[1-9]|1[0-2])|K([1-4])|H([12]))$/.exec(key)
  if (!match) return null
  const [, year = '', month, quarter, half] = match
  if (month) return periodAt('month', Number(year), Number(month))
  if (quarter) return periodAt('quarter', Number(year), Number(quarter))
  return periodAt('half', Number(year), Number(half))
}

/** The period that a Danish calendar day lies in. */
export function vatPeriodOf(rhythm: VatRhythm, day: string): VatPeriod {
  const { year, month } = Temporal.PlainDate.from(day)
  return periodAt(rhythm, year, Math.ceil(month / monthsIn[rhythm]))
}

/** The period before or after, by as many as given. */
export function vatPeriodBeside({ rhythm, from }: VatPeriod, steps: number): VatPeriod {
  const start = Temporal.PlainDate.from(from).add({ months: steps * monthsIn[rhythm] })
  return vatPeriodOf(rhythm, start.toString())
}

function periodAt(rhythm: VatRhythm, year: number, place: number): VatPeriod {
  const months = monthsIn[rhythm]
  const start = Temporal.PlainDate.from({ year, month: (place - 1) * months + 1, day: 1 })
  const end = start.add({ months }).subtract({ days: 1 })
  return {
    ...namesOf(rhythm, start, place),
    rhythm,
    from: start.toString(),
    to: end.toString(),
    dueOn: nextBankDay(deadlineOf(rhythm, end)).toString(),
  }
}

function namesOf(rhythm: VatRhythm, start: Temporal.PlainDate, place: number): { key: string; label: string } {
  const { year } = start
  if (rhythm === 'quarter') return { key: `${year}-K${place}`, label: `${place}. kvartal ${year}` }
  if (rhythm === 'half') return { key: `${year}-H${place}`, label: `${place}. halvår ${year}` }
  return { key: `${year}-${String(place).padStart(2, '0')}`, label: monthFormat.format(new Date(`${start}T00:00:00Z`)) }
}

/** Months: the 25th of the next, June: 17 August. Longer periods: the first of the third month after. */
function deadlineOf(rhythm: VatRhythm, end: Temporal.PlainDate): Temporal.PlainDate {
  const next = end.add({ days: 1 })
  if (rhythm !== 'month') return next.add({ months: 2 })
  return end.month === 6 ? next.with({ month: 8, day: 17 }) : next.with({ day: 25 })
}

/**
 * The day itself, or the next one on which the banks are open. They are closed on the holidays of helligdagsloven, the
 * day after Ascension Day, 5 June, 24 and 31 December (Nationalbanken's bank holidays).
 */
function nextBankDay(day: Temporal.PlainDate): Temporal.PlainDate {
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
