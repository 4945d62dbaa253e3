import { monthOf, monthWords } from './month-words'

/** As precise as it is known. Year 1 to 9999, month and day from 1; a day only with its month. */
export type GedcomDay = { year: number; month?: number; day?: number }

export type GedcomDate = {
  kind: 'exact' | 'about' | 'before' | 'after' | 'between'
  from: GedcomDay
  /** Only of 'between'. */
  to?: GedcomDay
  /** Whether `formatGedcomDate` gives the value again, but for capitals, spaces and leading zeros. */
  isExact: boolean
}

/**
 * A date value of either version in what our fields hold. Null where they cannot: other calendars, years before Christ,
 * days that do not exist, words. Estimates, periods, interpretations, double years and what only bad files write (Danish
 * and English words, numbers) are read with `isExact: false`.
 */
export function parseGedcomDate(payload: string): GedcomDate | null {
  const canonical = canonicalDate(payload)
  const found = parseWords(canonical)
  if (!found) return null
  return { ...found, isExact: formatGedcomDate(found) === canonical }
}

/** The date as a value that both versions allow. */
export function formatGedcomDate({ kind, from, to }: Omit<GedcomDate, 'isExact'>): string {
  if (kind === 'exact') return formatDay(from)
  if (kind === 'between') return `BET ${formatDay(from)} AND ${formatDay(to ?? from)}`
  return `${{ about: 'ABT', before: 'BEF', after: 'AFT' }[kind]} ${formatDay(from)}`
}

function formatDay({ year, month, day }: GedcomDay): string {
  const name = month === undefined ? undefined : monthWords[month - 1]
  return [name && day, name, year].filter(Boolean).join(' ')
}

const LONGEST = 120

/** Capitals, single spaces, no leading zeros, without the name of the calendar that is meant anyway. */
function canonicalDate(payload: string): string {
  const words = payload
    .slice(0, LONGEST)
    .toUpperCase()
    .replace(/@#DGREGORIAN@/g, ' GREGORIAN ')
    .split(/\s+/)
  const plain = words.map((word) => (/^0\d/.test(word) ? word.replace(/^0+(?=\d)/, '') : word))
  return plain.filter((word) => word && word !== 'GREGORIAN').join(' ')
}

type Found = Omit<GedcomDate, 'isExact'>

const about = 'ABT ABT. ABOUT EST EST. CAL CAL. CA CA. CIRCA C. OMKRING OMK. ~ CIRKA'.split(' ')
const before = 'BEF BEF. BEFORE TO FØR INDEN TIL'.split(' ')
const after = 'AFT AFT. AFTER FROM EFTER EFT. FRA'.split(' ')
/** The first words of a range, with what stands in its middle. */
const ranges: Record<string, string[]> = {
  BET: ['AND'],
  'BET.': ['AND'],
  BETWEEN: ['AND'],
  MELLEM: ['OG'],
  FROM: ['TO'],
  FRA: ['TIL'],
}

function parseWords(text: string): Found | null {
  if (text.startsWith('(') && text.endsWith(')')) return parseWords(text.slice(1, -1).trim())
  const [first = '', ...rest] = text.split(' ')
  if (first === 'INT' || first === 'INT.') return parseWords(withoutPhrase(rest.join(' ')))
  const middle = rest.findIndex((word) => ranges[first]?.includes(word))
  if (middle > 0) return between(rest.slice(0, middle), rest.slice(middle + 1))
  if (about.includes(first)) return single('about', rest)
  if (before.includes(first)) return single('before', rest)
  if (after.includes(first)) return single('after', rest)
  const [, from, to] = /^(\d{3,4}) ?[-–] ?(\d{3,4})$/.exec(text) ?? []
  return from && to ? between([from], [to]) : single('exact', [first, ...rest])
}

function withoutPhrase(text: string): string {
  const open = text.indexOf('(')
  return open < 0 ? text : text.slice(0, open).trim()
}

function single(kind: GedcomDate['kind'], words: string[]): Found | null {
  const from = parseDay(words)
  return from && { kind, from }
}

function between(first: string[], last: string[]): Found | null {
  const [from, to] = [parseDay(first), parseDay(last)]
  return from && to && { kind: 'between', from, to }
}

function parseDay(words: string[]): GedcomDay | null {
  if (words.length === 1) return parseNumbers(words[0] ?? '')
  if (words.length > 3) return null
  const [month, day] = [words.at(-2) ?? '', words.at(-3)]
  const year = yearOf(words.at(-1) ?? '')
  // 'JANUARY 5, 1900' has its month first.
  const isEnglish = day !== undefined && monthOf(day) !== null
  const [monthWord, dayWord] = isEnglish ? [day, month] : [month, day]
  return checked(year, monthOf(monthWord), dayWord === undefined ? undefined : numberOf(dayWord))
}

/** A year, or a date in numbers: 24.12.1900, 24-12-1900 and 1900-12-24; 24/12/1900 where no other order is possible. */
function parseNumbers(text: string): GedcomDay | null {
  const year = yearOf(text)
  if (year !== null) return { year }
  const [, first = '', mark, second = '', third = ''] = /^(\d{1,4})([-./])(\d{1,2})\2(\d{1,4})$/.exec(text) ?? []
  if (first.length === 4 && third.length < 3) return checked(Number(first), Number(second), Number(third))
  if (third.length !== 4 || (mark === '/' && Number(first) < 13)) return null
  return checked(Number(third), Number(second), Number(first))
}

/** A double year, 1699/00, is the later: the one that begins in January. */
function yearOf(word: string): number | null {
  const [, digits, second] = /^(\d{1,4})(?:\/(\d{1,2}))?$/.exec(word) ?? []
  if (digits === undefined) return null
  const year = Number(digits) + (second === undefined ? 0 : 1)
  const isNext = second === undefined || (digits.length > 2 && String(year).endsWith(second))
  return isNext && year > 0 && year <= 9999 ? year : null
}

function numberOf(word: string): number | null {
  const [, digits] = /^(\d{1,2})[.,]?$/.exec(word) ?? []
  return digits === undefined ? null : Number(digits)
}

function checked(year: number | null, month: number | null, day?: number | null): GedcomDay | null {
  if (!year || !month || month > 12 || day === null) return null
  if (day === undefined) return { year, month }
  // Years below 100 mean others to Date; 400 years later the calendar is the same.
  const lastDay = new Date(Date.UTC(year + 400, month, 0)).getUTCDate()
  return day >= 1 && day <= lastDay ? { year, month, day } : null
}
