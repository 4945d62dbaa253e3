import { diedBeforeBorn, inTheFuture } from '@/lib/domain/memorials/date-copy'
import {
  ageAt,
  comparePartialDates,
  danishMonths,
  findPartialDateProblem,
  formatPartialDate,
  isBornBeforeDied,
  type PartialDate,
  type PartialDateProblem,
} from '@/lib/shared/danish-dates'
import { typedText } from '@/lib/shared/input/typed-text'

/** Years. Nobody in Denmark has lived longer than 115 years; above that the form asks for confirmation. */
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

/** Parses 3.5.1942, 05.1942 or 1942; null for anything else. */
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

/** A date of birth or death, stored as typed; '' when unknown. Refuses dates in the future. */
export const lifeDateField = typedText(20, undefined, { missing: howTo, tooLong: howTo })
  .default('')
  .superRefine((text, context) => {
    if (text === '') return
    const date = readLifeDate(text)
    const problem = date ? findPartialDateProblem(date) : 'YEAR_RANGE'
    if (problem) context.addIssue({ code: 'custom', message: problems[problem] })
  })

type Life = { born: string; died: string; dates: string }

/** The sentence for the date of death when it is before birth, else null. */
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

/** Sentences about dates that look wrong and must be confirmed before cutting. */
export function lifeDoubts({ born, died, dates }: Life): string[] {
  const known = [readLifeDate(born), readLifeDate(died)]
  const cut = datesInLine(dates)
  return [...uncutDoubts(known, dates), ...ageDoubts(known, cut), ...strangeDoubts(known, cut), ...orderDoubts(cut)]
}

/** The same for further people on the stone, each a name and the lines below it; each sentence starts with the name. */
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

/** Dates that were given, perhaps in the belief that they are cut, where the line to be cut is empty. */
function uncutDoubts(known: Dates, line: string): string[] {
  if (line.trim() !== '' || known.every((date) => date === null)) return []
  return ['Der kommer ingen datoer med: Feltet »Datoerne, som de skal stå« er tomt. Er det rigtigt?']
}

/** Dates to be cut that do not exist, or match none of the given dates. */
function strangeDoubts(known: Dates, cut: PartialDate[]): string[] {
  const given = known.filter((date) => date !== null)
  const isStrange = (date: PartialDate) =>
    given.length > 0 && !given.some((each) => comparePartialDates(each, date) === 0)
  const strange = cut.filter(isStrange).map(formatPartialDate)
  const impossible = impossibleDoubts(cut)
  if (strange.length === 0) return impossible
  return [`${strange.join(' og ')} skal stå der, men er ikke i datoerne ovenfor. Er det rigtigt?`, ...impossible]
}

function impossibleDoubts(cut: PartialDate[]): string[] {
  return cut.flatMap((date) => {
    const problem = findPartialDateProblem(date)
    return problem ? [`${formatPartialDate(date)} skal stå der. ${problems[problem]} Er det rigtigt?`] : []
  })
}

function orderDoubts(cut: PartialDate[]): string[] {
  const turned = cut.some((date, at) => at > 0 && comparePartialDates(cut[at - 1] ?? date, date) > 0)
  return turned ? ['I linjen med datoer står den seneste dato først. Er det rigtigt?'] : []
}

type Token = { text: string; start: number; end: number }

/**
 * The dates in a line to be cut, in order and as precise as written: '3. maj 1942', '3/5 1942', '03.05.1942',
 * 'maj 1942', '1942'. Does not check that the day exists.
 */
export function datesInLine(line: string): PartialDate[] {
  const text = line.normalize('NFC')
  const tokens = [...text.matchAll(/\d+|\p{L}+/gu)].map(({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }))
  // The token just before, if only date punctuation separates the two.
  const before = (place: number): Token | undefined => {
    const [token, next] = [tokens[place - 1], tokens[place]]
    return token && next && isGap(text.slice(token.end, next.start)) ? token : undefined
  }
  return tokens.flatMap((token, place) => {
    if (!/^\d{4}$/.test(token.text)) return []
    return [dateOf(Number(token.text), before(place), before(place - 1))]
  })
}

function dateOf(year: number, last: Token | undefined, first: Token | undefined): PartialDate {
  // A single number before the year is the month.
  const month = last && (isShort(last) ? Number(last.text) : monthOf(last.text))
  if (!month || month < 1 || month > 12) return { year }
  const day = first && isShort(first) ? Number(first.text) : 0
  return { year, month, ...(day >= 1 ? { day } : {}) }
}

/** Spaces, or one of . / - with few spaces around it. */
function isGap(between: string): boolean {
  return between.length > 0 && between.length <= 7 && /^[./-]?$/.test(between.replace(/\s/g, ''))
}

function isShort({ text }: Token): boolean {
  return /^\d{1,2}$/.test(text)
}

/** 'maj', 'Sept', 'december' as 1 to 12; undefined for other words. */
function monthOf(name: string): number | undefined {
  if (name.length < 3) return undefined
  const index = danishMonths.findIndex((month) => month.startsWith(name.toLowerCase()))
  return index < 0 ? undefined : index + 1
}
