import { diedBeforeBorn, inTheFuture } from '@/lib/domain/memorials/copy'
import { datesInLine } from '@/lib/domain/proof-sheets/date-line'
import {
  ageAt,
  comparePartialDates,
  findPartialDateProblem,
  formatPartialDate,
  isBornBeforeDied,
  type PartialDate,
  type PartialDateProblem,
} from '@/lib/shared/danish-dates'
import { typedText } from '@/lib/shared/input/typed-text'

/** Nobody in Denmark became older than 115: above it one of the two dates is asked about once more. */
export const oldestAge = 115

const howTo = 'Skriv en dato som 03.05.1942, eller et årstal.'
const problems: Record<PartialDateProblem, string> = {
  YEAR_RANGE: howTo,
  MONTH_RANGE: 'Den måned findes ikke.',
  DAY_WITHOUT_MONTH: howTo,
  NO_SUCH_DAY: 'Den dag findes ikke.',
  NO_DECADE: howTo,
  DECADE_OR_CENTURY: howTo,
  DECADE_WITH_MONTH: howTo,
  IN_THE_FUTURE: inTheFuture,
}

/** The date that was typed as 3.5.1942, 05.1942 or 1942; null when it is none of these. */
export function readLifeDate(text: string): PartialDate | null {
  const match = /^(?:(?:(\d{1,2})[./-])?(\d{1,2})[./-])?(\d{4})$/.exec(text.replace(/\s/g, ''))
  if (!match) return null
  const [, day, month, year] = match
  return {
    year: Number(year),
    ...(month ? { month: Number(month) } : {}),
    ...(day ? { day: Number(day) } : {}),
  }
}

/** A date of a life as it is typed, kept as it was typed; '' when it is not known. Refuses what lies in the future. */
export const lifeDateField = typedText(20, undefined, { missing: howTo, tooLong: howTo })
  .default('')
  .superRefine((text, context) => {
    if (text === '') return
    const date = readLifeDate(text)
    const problem = date ? findPartialDateProblem(date) : 'YEAR_RANGE'
    if (problem) context.addIssue({ code: 'custom', message: problems[problem] })
  })

type Life = { born: string; died: string; dates: string }

/** What is wrong with two dates together, as a sentence for the second, or null. */
export function lifeProblem({ born, died }: Pick<Life, 'born' | 'died'>): string | null {
  return isBornBeforeDied(readLifeDate(born), readLifeDate(died)) ? null : diedBeforeBorn
}

/** 'blev 81 år', or 'blev 81 eller 82 år' when only the years are known; null without both dates. */
export function ageText({ born, died }: Pick<Life, 'born' | 'died'>): string | null {
  const [from, to] = [readLifeDate(born), readLifeDate(died)]
  if (!from || !to || comparePartialDates(from, to) > 0) return null
  const age = ageAt(from, to)
  if (age !== null) return `blev ${age} år`
  const years = to.year - from.year
  return years === 0 ? 'blev under et år' : `blev ${years - 1} eller ${years} år`
}

/** What a person should look at once more before it is cut, as sentences; empty when nothing seems odd. */
export function lifeDoubts({ born, died, dates }: Life): string[] {
  const known = [readLifeDate(born), readLifeDate(died)]
  const cut = datesInLine(dates)
  return [...ageDoubts(known, cut), ...strangeDoubts(known, cut), ...orderDoubts(cut)]
}

/** The same about further names on the stone, each with its lines below it; the name stands before what is asked. */
export function furtherDoubts(people: ReadonlyArray<readonly string[]>): string[] {
  return people.flatMap(([name = '', ...lines]) => {
    const cut = lines.flatMap(datesInLine)
    const doubts = [...ageDoubts([], cut), ...impossibleDoubts(cut), ...orderDoubts(cut)]
    return doubts.map((doubt) => `${name}: ${doubt}`)
  })
}

type Dates = ReadonlyArray<PartialDate | null>

function ageDoubts([born, died]: Dates, cut: PartialDate[]): string[] {
  const [from, to] = born && died ? [born, died] : [cut[0], cut.at(-1)]
  const age = from && to && isBornBeforeDied(from, to) ? to.year - from.year : 0
  return age > oldestAge ? [`Med de datoer er alderen omkring ${age} år. Er begge rigtige?`] : []
}

/** What is cut but is no day that there was, or none of those that were given. */
function strangeDoubts(known: Dates, cut: PartialDate[]): string[] {
  const given = known.filter((date) => date !== null)
  const isStrange = (date: PartialDate) =>
    given.length > 0 && !given.some((each) => comparePartialDates(each, date) === 0)
  const strange = cut.filter(isStrange).map(formatPartialDate)
  const impossible = impossibleDoubts(cut)
  if (strange.length === 0) return impossible
  return [`${strange.join(' og ')} bliver hugget, men står ikke i datoerne ovenfor. Er det rigtigt?`, ...impossible]
}

function impossibleDoubts(cut: PartialDate[]): string[] {
  return cut.flatMap((date) => {
    const problem = findPartialDateProblem(date)
    return problem ? [`${formatPartialDate(date)} bliver hugget. ${problems[problem]} Er det rigtigt?`] : []
  })
}

function orderDoubts(cut: PartialDate[]): string[] {
  const turned = cut.some((date, at) => at > 0 && comparePartialDates(cut[at - 1] ?? date, date) > 0)
  return turned ? ['I linjen, der bliver hugget, står den seneste dato først. Er det rigtigt?'] : []
}
