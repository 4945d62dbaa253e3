import { type DateToken, type GedcomDay, monthOf, romanNumber } from '@/lib/integrations/gedcom/date-words'

/** One date in a text: a day, month or year, or between two where the text allows more than one. */
export type DateUnit = {
  from: GedcomDay
  to?: GedcomDay
  /** Whether the text says more than can be read: a day that does not exist, another calendar. */
  isCut: boolean
}

type Reader = (part: Part) => DateUnit | null
/** The tokens of a unit, by their letter. */
type Part = { shape: string; texts: string[]; first: (letter: string) => string; last: (letter: string) => string }

/** What units look like in the letters of `DateToken`, the longer before the shorter, with whoever reads them. */
const units: [pattern: RegExp, read: Reader][] = [
  [/d[./-]?d[./-]?y(?:\/[dy](?![./-]?[dmy]))?/y, readNumbers],
  [/y[./-]d[./-]d(?![./-]?[dy])/y, readIso],
  [/d[.,n/-]{0,2}m[.,n/-]{0,3}y(?:\/[dy](?!\.?m))?/y, readNamed],
  [/m[./-]?d[.,n/-]{0,2}y(?:\/[dy](?!\.?m))?/y, readNamed],
  [/y[.,n/-]{0,2}(?:m[.,n/-]{0,2}d|d[.,n]{0,2}m)(?![.,n/-]{0,3}[yd])/y, readNamed],
  [/m[.,n/-]{0,3}y(?:\/[dy](?!\.?m))?/y, readNamed],
  [/y[.,n/-]{0,2}m(?![.,n/-]{0,3}[yd])/y, readNamed],
  [/y[/-]d(?![./-]?[dym])/y, readShortRange],
  [/d[.n]{0,2}k/y, readCentury],
  [/c/y, readDecade],
  [/y(?!\/d)/y, ({ first }) => ({ from: { year: Number(first('y')) }, isCut: false })],
]
/** In a text without words: 'Trin. 3. 1743' is no month as 11/1874 is, nor are all numbers short years as in '1874 og 79'. */
const unitsAlone: typeof units = [
  [/d[./-]y/y, readMonthNumber],
  [
    /y[oT]d(?![./-]?[dmy])/y,
    (part) => (laterYear(Number(part.first('y')), part.last('d')) ? readShortRange(part) : null),
  ],
  ...units,
]

/** The date that begins at a token, and how many tokens it takes; null when none does. */
export function readUnit(
  tokens: readonly DateToken[],
  shape: string,
  at: number,
): { unit: DateUnit; length: number } | null {
  const other = readOtherCalendar(tokens, at)
  if (other) return other
  for (const [pattern, read] of shape.includes('w') ? units : unitsAlone) {
    pattern.lastIndex = at
    const [matched] = pattern.exec(shape) ?? []
    const unit = matched ? read(partOf(tokens.slice(at, at + matched.length), matched)) : null
    if (matched && unit) return { unit, length: matched.length }
  }
  return null
}

/** The day and month in front of a whole date whose year they share: '12.' of '12.–14. marts 1903'. */
export function completed(tokens: readonly DateToken[], whole: DateUnit): DateUnit | null {
  const text = (letter: string) => tokens.find((token) => token.letter === letter)?.text
  const [day, month] = [text('d'), text('m')]
  const number = month === undefined ? whole.from.month : (monthOf(month) ?? undefined)
  return number === undefined ? null : dayIn(whole.from.year, number, Number(day ?? 0))
}

function partOf(tokens: readonly DateToken[], shape: string): Part {
  const texts = tokens.map(({ text }) => text)
  return {
    shape,
    texts,
    first: (letter) => texts[shape.indexOf(letter)] ?? '',
    last: (letter) => texts[shape.lastIndexOf(letter)] ?? '',
  }
}

/** The date as far as it exists: a zero stands for what is not known. */
function dayIn(year: number, month: number, day: number): DateUnit {
  if (month < 1 || month > 12) return { from: { year }, isCut: month > 12 || day > 0 }
  if (day < 1 || day > daysIn(year, month)) return { from: { year, month }, isCut: day > 0 }
  return { from: { year, month, day }, isCut: false }
}

/** Years below 100 mean others to Date; 400 years later the calendar is the same. */
function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year + 400, month, 0)).getUTCDate()
}

/** 24.12.1900, 24-12-1900, 24/12-1900; with only strokes or spaces the month can stand first. */
function readNumbers({ shape, first, texts }: Part): DateUnit | null {
  const [one, other, year] = [Number(first('d')), Number(texts[shape.indexOf('d', 1)]), Number(first('y'))]
  const [dayFirst, monthFirst] = [isDay(year, other, one), isDay(year, one, other)]
  const isOpen = shape === 'd/d/y' || shape.startsWith('dd')
  if (isOpen && dayFirst && monthFirst && one !== other) return { from: { year }, isCut: true }
  const [month, day] = !dayFirst && (monthFirst || other > 12) ? [one, other] : [other, one]
  return inYears({ year, second: secondYear(shape, texts) }, (each) => dayIn(each, month, day))
}

function isDay(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

function readIso({ first, last, texts }: Part): DateUnit {
  return dayIn(Number(first('y')), Number(texts[2]), Number(last('d')))
}

/** A month in letters, with or without its day. */
function readNamed({ shape, first, texts }: Part): DateUnit | null {
  const [month, second] = [monthOf(first('m')) ?? 0, secondYear(shape, texts)]
  const day = (second === null ? shape : shape.slice(0, -1)).includes('d') ? Number(first('d')) : 0
  return inYears({ year: Number(first('y')), second }, (year) => dayIn(year, month, day))
}

function secondYear(shape: string, texts: string[]): string | null {
  return /y\/[dy]$/.test(shape) ? (texts.at(-1) ?? null) : null
}

/** 30 JAN 1648/49 is in the later year, the one that began in January. Null when the second year is not later. */
function inYears(
  { year, second }: { year: number; second: string | null },
  dateIn: (year: number) => DateUnit,
): DateUnit | null {
  if (second === null) return dateIn(year)
  const later = laterYear(year, second)
  if (later === null) return null
  return later === year + 1 ? dateIn(later) : { ...dateIn(year), to: dateIn(later).from }
}

/** The year that '05' is after 1900, 1905; '00' after 1699 is 1700. Null when it is not later. */
function laterYear(year: number, second: string): number | null {
  const unit = 10 ** second.length
  const same = year - (year % unit) + Number(second)
  if (same > year) return same
  return (year + 1) % unit === Number(second) ? year + 1 : null
}

/** England wrote double years the longest. */
const lastDoubleYear = 1752

/** 1711/12 in two calendars, 1900/05 and 1800-01 as a range, which the month is within, and 1880-12 as a month. */
function readShortRange({ shape, first, last }: Part): DateUnit | null {
  const [year, second] = [Number(first('y')), last('d')]
  const later = laterYear(year, second)
  const isStroke = shape.includes('/')
  if (later === year + 1 && isStroke && year <= lastDoubleYear) return { from: { year: later }, isCut: false }
  if (later !== null) return { from: { year }, to: { year: later }, isCut: false }
  return isStroke && Number(second) > 12 ? null : dayIn(year, Number(second), 0)
}

function readMonthNumber({ first }: Part): DateUnit | null {
  return first('y').length === 4 ? dayIn(Number(first('y')), Number(first('d')), 0) : null
}

/** The 18th century, from 1700 or 1701 to 1799 or 1800. */
function readCentury({ first }: Part): DateUnit | null {
  const number = Number(first('d'))
  return number > 1 ? { from: { year: (number - 1) * 100 }, to: { year: number * 100 }, isCut: false } : null
}

/** 1940'erne and 187? have ten years; 1900'erne and 18?? a hundred. */
function readDecade({ first }: Part): DateUnit | null {
  const [digits = ''] = /^\d+/.exec(first('c')) ?? []
  const isOpen = /^\d{2,3}[-.?X_*]{1,2}$/.test(first('c'))
  const year = isOpen ? Number(digits.padEnd(4, '0')) : Number(digits)
  if (year === 0) return null
  const years = isOpen ? 10 ** (4 - digits.length) : year % 100 === 0 ? 100 : 10
  return { from: { year }, to: { year: year + years - 1 }, isCut: false }
}

/** A date after the name of its calendar, or with a French republican month. The calendar itself has no field. */
function readOtherCalendar(tokens: readonly DateToken[], at: number): { unit: DateUnit; length: number } | null {
  const calendar = tokens[at]?.letter === 'h' ? tokens[at].text : null
  const found: { day?: number; month?: string } = {}
  for (let next = calendar ? at + 1 : at; next < Math.min(tokens.length, at + 8); next++) {
    const { text = '', letter = '' } = tokens[next] ?? {}
    const length = next - at + 1
    const isMonth = calendar === 'HEBREW' ? letter === 'w' || letter === 'n' : frenchMonth(text) !== null
    if (calendar === 'HEBREW' && letter === 'y' && Number(text) > 3761) {
      return { unit: { ...hebrewSpan(Number(text), found.month ?? null), isCut: true }, length }
    }
    const year = calendar === 'HEBREW' ? null : frenchYear(text)
    const hasMonth = found.month !== undefined
    const isLast = tokens[next + 1] === undefined || !'dwn.'.includes(tokens[next + 1]?.letter ?? '')
    if (year !== null && (hasMonth || (calendar && isLast))) {
      const span = frenchSpan(year, frenchMonth(found.month ?? ''), found.day ?? null)
      return { unit: { ...span, isCut: true }, length }
    }
    if (letter === 'd' && found.day === undefined && !hasMonth) found.day = Number(text)
    else if (isMonth && !hasMonth && (calendar || isFrenchMonthName(text))) found.month = text
    else if (!'.,n'.includes(letter) && text !== 'AN') return null
  }
  return null
}

type Span = { from: GedcomDay; to: GedcomDay }

const frenchMonths =
  'VENDEMIAIRE BRUMAIRE FRIMAIRE NIVOSE PLUVIOSE VENTOSE GERMINAL FLOREAL PRAIRIAL MESSIDOR THERMIDOR FRUCTIDOR COMP'.split(
    ' ',
  )
const DAY_MS = 86_400_000

/** 1 to 13 for a month of the French republic: its name, or the four letters of GEDCOM; else null. */
function frenchMonth(word: string): number | null {
  const at = frenchMonths.findIndex((name) => word === name || word === name.slice(0, 4))
  return at < 0 ? null : at + 1
}

/** Whether the word is a French republican month in any text, where 'VENT' or 'COMP' may be something else. */
function isFrenchMonthName(word: string): boolean {
  return word !== 'COMP' && frenchMonths.includes(word)
}

/** The years of the French republic, 1 to 14, in digits or Roman; else null. */
function frenchYear(word: string): number | null {
  const year = /^\d{1,2}$/.test(word) ? Number(word) : romanNumber(word)
  return year !== null && year >= 1 && year <= 14 ? year : null
}

/**
 * The days that a date of the French republic can mean: one, a month's or a year's. Year 1 began on 22 September 1792;
 * the years 3, 7 and 11 had a day more. A day that the month does not have counts for nothing.
 */
function frenchSpan(year: number, month: number | null, day: number | null): Span {
  const newYear = (of: number) => Date.UTC(1792, 8, 22) + ((of - 1) * 365 + Math.floor(of / 4)) * DAY_MS
  const first = month === null ? newYear(year) : newYear(year) + (month - 1) * 30 * DAY_MS
  const next = month === null || month === 13 ? newYear(year + 1) : first + 30 * DAY_MS
  const exact = day === null || day < 1 ? null : first + (day - 1) * DAY_MS
  return exact === null || exact >= next
    ? { from: dayOf(first), to: dayOf(next - DAY_MS) }
    : { from: dayOf(exact), to: dayOf(exact) }
}

/** The year in which all days of the Hebrew month are, or the two years of the whole. The new year is in September. */
function hebrewSpan(year: number, month: string | null): Span {
  const [first, last] = [{ year: year - 3761 }, { year: year - 3760 }]
  if (month === 'TSH' || month === 'CSH') return { from: first, to: first }
  const isSpring = month !== null && 'ADR ADS NSN IYR SVN TMZ AAV ELL'.split(' ').includes(month)
  return isSpring ? { from: last, to: last } : { from: first, to: last }
}

function dayOf(ms: number): GedcomDay {
  const date = new Date(ms)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
