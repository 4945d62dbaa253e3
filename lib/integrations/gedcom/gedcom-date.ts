import { type DateToken, dateTokens, type GedcomDay, monthWords } from '@/lib/integrations/gedcom/date-words'
import { completed, type DateUnit, readUnit } from './date-units'

export type GedcomDate = {
  kind: 'exact' | 'about' | 'before' | 'after' | 'between'
  from: GedcomDay
  /** Only of 'between'. */
  to?: GedcomDay
  /** Whether `formatGedcomDate` gives the value again, but for capitals, spaces and leading zeros. */
  isExact: boolean
  /** Only where the text says more: a feast, a phrase, a day that does not exist, another calendar. */
  saysMore?: true
}

/**
 * A date value of either version, or what programs and people write in its place, as far as it can be read: at least
 * its year, and the wider where two readings are possible. The first 120 characters count. Null where no year is
 * certain: years before Christ, unknown calendars, years of two digits, numbers that may be no year, words alone.
 */
export function parseGedcomDate(payload: string): GedcomDate | null {
  const found = readText(plainText(payload))
  if (!found) return null
  const { saysMore, ...date } = found
  const isMore = saysMore || payload.length > LONGEST
  const isExact = !isMore && formatGedcomDate(date) === canonicalDate(payload)
  return { ...date, isExact, ...(isMore ? { saysMore: true } : {}) }
}

/** The date as a value that both versions allow. */
export function formatGedcomDate({ kind, from, to }: Pick<GedcomDate, 'kind' | 'from' | 'to'>): string {
  if (kind === 'exact') return formatDay(from)
  if (kind === 'between') return `BET ${formatDay(from)} AND ${formatDay(to ?? from)}`
  return `${{ about: 'ABT', before: 'BEF', after: 'AFT' }[kind]} ${formatDay(from)}`
}

function formatDay({ year, month, day }: GedcomDay): string {
  const name = month === undefined ? undefined : monthWords[month - 1]
  // Two digits would be read as a year without its century, and '198' as one that is cut.
  const digits = name || year > 9 ? String(year).padStart(year > 190 && year < 203 ? 4 : 3, '0') : year
  return [name && day, name, digits].filter(Boolean).join(' ')
}

const LONGEST = 120

/** Capitals, single spaces, no leading zeros, without the name of the calendar that is meant anyway. */
function canonicalDate(payload: string): string {
  const words = payload
    .slice(0, LONGEST)
    .toUpperCase()
    .replace(/@#DGREGORIAN@/g, ' GREGORIAN ')
    .split(/\s+/)
  const plain = words.map((word) => (/^\d+$/.test(word) ? word.replace(/^0+(?=\d{3})|^0(?=\d$)/, '') : word))
  return plain.filter((word) => word && word !== 'GREGORIAN').join(' ')
}

/** Capitals without accents, with one kind of dash and apostrophe, and months in letters. */
function plainText(payload: string): string {
  const text = payload.slice(0, LONGEST)
  // A number that is cut is another number.
  return (payload.length > LONGEST ? text.slice(0, text.lastIndexOf(' ') + 1) : text)
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\d)[ T](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?Z?/g, (_, time: string) => (/[1-9]/.test(time) ? ' KL ' : ' '))
    .toUpperCase()
    .replace(/@#D(GREGORIAN|JULIAN|HEBREW|FRENCH R)@/g, (_, name: string) => ` ${name.replace(' ', '_')} `)
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[’‘´`]/g, "'")
    .replace(/\+ ?\/ ?-/g, '±')
    .replace(/(?<![A-Z])A\. ?D(?![A-Z])\.?/g, ' ')
    .replace(romanMonth, (_, before: string, number: string) => `${before} ${monthWords[romanMonths.indexOf(number)]} `)
    .replace(/(?<![\dA-Z])([789]|10|X)(?:BER|BRIS|BRE|BR)(?![A-Z])/g, (_, number: string) => {
      return ` ${monthWords[number === 'X' ? 11 : Number(number) + 1]} `
    })
}

const romanMonths = 'I II III IV V VI VII VIII IX X XI XII'.split(' ')
/** '12.III.1903', between a day and a year. */
const romanMonth = /(\d[./ -])(I{1,3}|I[VX]|VI{0,3}|XI{0,2})(?=[./ -]\d{3})/g

const beforeChrist =
  /(?<![A-ZÆØ])(?:B\.? ?C\.?(?: ?E\.?)?|F\.? ?V\.? ?T\.?|(?:F|FØR|V|VOR)\.? ?(?:KR|CHR|KRISTUS|CHRISTUS|KRISTI FØDSEL)|AV\.? ?J\.? ?-? ?C)(?![A-ZÆØ])/
/** Also the years of Islam. */
const unknownCalendar =
  /@#D|@#|(?:^| )_[A-Z]|(?<![A-ZÆØ])(?:A\.? ?H\.?|HI[JC]RI|HIJRA)(?![A-ZÆØ'])|\b1[34]\d\d ?H(?![A-ZÆØ])/

type Found = Omit<GedcomDate, 'isExact' | 'saysMore'> & { saysMore: boolean }

/** Brackets hold a phrase: doubt, another date, or what the date does not say. */
function readText(text: string): Found | null {
  if (beforeChrist.test(text) || unknownCalendar.test(text)) return null
  const outer = text.replace(/[([{][^()[\]{}]*[)\]}]/g, ' ')
  const inner = [...text.matchAll(/[([{]([^()[\]{}]*)[)\]}]/g)].map(([, words]) => words).join(' ')
  const [, interpreted] = /^\s*INT(?![A-ZÆØ])\.?(.*)$/s.exec(outer) ?? []
  const date = readLine(interpreted ?? outer)
  if (interpreted !== undefined) return date && { ...date, saysMore: date.saysMore || inner.trim() !== '' }
  if (!date) return readLine(text.replace(/[()[\]{}]/g, ' '))
  const said = dateTokens(inner).filter(({ letter }) => letter !== '.')
  if (said.every(({ letter }) => letter === 'a' || letter === '?')) return said.length > 0 ? doubted(date) : date
  const other = readLine(inner)
  if (!other || other.saysMore) return { ...date, saysMore: true }
  return joined([date, other].map((each) => ({ ...each, isCut: each.saysMore })))
}

function doubted(date: Found): Found {
  return date.kind === 'exact' ? { ...date, kind: 'about' } : { ...date, saysMore: true }
}

type Dated = DateUnit & Pick<GedcomDate, 'kind'>

/** A text without brackets. Its dates become a `U` among the letters of all else. */
function readLine(text: string): Found | null {
  const { letters, units } = withUnits(text)
  // Without the signs and words that add nothing.
  const shape = letters
    .replace(/[.,nj]/g, '')
    .replace(/xb/g, 'f')
    .replace(/xf/g, 'b')
  const [lone] = /^(?:[abf]\.?)?d$/.test(letters) ? (/\d+/.exec(text) ?? []) : []
  // Two digits are a year without its century.
  if (lone?.length === 1 && lone !== '0') {
    return aroundOne(shape.replace('d', 'U'), { from: { year: Number(lone) }, isCut: false })
  }
  const [only, second] = units
  if (!only || /[xh]/.test(shape)) return null
  const hasBareYear = units.some(({ from }) => from.month === undefined)
  const hasWords = /[wedLykPc]/.test(shape)
  const gaps = shape.split('U').slice(1, -1)
  const isScattered = hasWords && gaps.some((gap) => !/^[abfFTo/?-]+$/.test(gap))
  // A page may be 1743 or 743 too.
  const isDoubtful = /[Ly]/.test(shape) || isScattered || (only.from.year < 1000 && shape.includes('d'))
  if (hasBareYear && isDoubtful) return null
  const found = second ? aroundMany(shape, units) : aroundOne(shape, only)
  return found && { ...found, saysMore: found.saysMore || hasWords || letters.includes('j') }
}

function withUnits(text: string): { letters: string; units: DateUnit[] } {
  const tokens = dateTokens(text)
  const shape = tokens.map(({ letter }) => letter).join('')
  const [letters, units]: [string[], DateUnit[]] = [[], []]
  let begun: { at: number; tokens: DateToken[] } | null = null
  for (let at = 0; at < tokens.length; ) {
    const read = readUnit(tokens, shape, at)
    unfinished.lastIndex = at
    const [part] = unfinished.exec(shape) ?? []
    if (read) {
      const first = begun && completed(begun.tokens, read.unit)
      if (begun && first) letters[begun.at] = 'U'
      units.push(...(first ? [first] : []), read.unit)
      letters.push('U')
      begun = null
    } else if (part) {
      begun = { at: letters.length, tokens: tokens.slice(at, at + part.length) }
      letters.push('P')
    } else {
      const letter = shape.charAt(at)
      if (!'.,njo/T-'.includes(letter)) begun = null
      letters.push(letter)
    }
    at += read?.length ?? part?.length ?? 1
  }
  return { letters: letters.join(''), units }
}

/** A day or month before 'and', 'to' or a stroke. */
const unfinished = /(?:d[.,n]{0,2}m|m|d)(?=[.,n]{0,2}[o/T-])/y

/** What the words around a text's only date make of it. */
function aroundOne(shape: string, unit: DateUnit): Found | null {
  const [start = '', after = ''] = shape.split('U')
  const before = start.replace(/F/g, 'f').replace(/T/g, 'b')
  const near = adjoining(before)
  const [late = ''] = /^o?[bf]$/.exec(after) ?? []
  const kind = kindOf(near + late)
  // 'efter påsken 1790' is not after 1790, and 'BET 1790' lacks its end.
  const doubt = unit.to ? /[abfeo?]/ : /[abfBeo?]/
  const isOpen = /^(?:[-T]\?*|\+)$/.test(after)
  const open = isOpen ? 'after' : /^\?*-$/.test(before) ? 'before' : doubt.test(shape) && 'about'
  const found = joined([{ ...unit, kind: kind === 'exact' ? open || kind : kind }])
  const isMore = new Set(near + late.replace('o', '')).size > 1 || (found?.kind !== 'about' && shape.includes('?'))
  return found && { ...found, saysMore: found.saysMore || isMore }
}

function aroundMany(shape: string, units: DateUnit[]): Found | null {
  const gaps = shape.split('U')
  const found = joined(units.map((unit, at) => ({ ...unit, kind: kindOf(adjoining(gaps[at] ?? '')) })))
  return found && { ...found, saysMore: found.saysMore || /[a?]/.test(shape) }
}

/** The words for about, before and after that stand right before a date. */
function adjoining(letters: string): string {
  let at = letters.length
  while (at > 0 && 'abf'.includes(letters.charAt(at - 1))) at--
  return letters.slice(at)
}

/** Of 'ca. før' the second counts. */
function kindOf(letters: string): GedcomDate['kind'] {
  if (letters.includes('b')) return 'before'
  if (letters.includes('f')) return 'after'
  return letters.includes('a') ? 'about' : 'exact'
}

/** One date for all of a text's: each of them is within it. Null where that would be any date. */
function joined(dates: readonly Dated[]): Found | null {
  const saysMore = dates.some(({ isCut }) => isCut)
  const kinds = new Set(dates.map(({ kind }) => kind))
  const from = dates.map((date) => date.from).reduce((one, other) => (startOf(other) < startOf(one) ? other : one))
  const to = dates.map((date) => date.to ?? date.from).reduce((one, other) => (endOf(other) > endOf(one) ? other : one))
  const [kind = 'exact'] = kinds
  if (kinds.size === 1 && (kind === 'before' || kind === 'after')) {
    return { kind, from: kind === 'before' ? to : from, saysMore: saysMore || formatDay(from) !== formatDay(to) }
  }
  if (kinds.has('before') || kinds.has('after')) {
    const [after, before] = ['after', 'before'].map((name) => dates.find((date) => date.kind === name)?.from)
    const isRange = dates.length === 2 && after && before && startOf(after) < startOf(before)
    return isRange ? { kind: 'between', from: after, to: before, saysMore } : null
  }
  const isAbout = kinds.has('about')
  if (formatDay(from) === formatDay(to)) return { kind: isAbout ? 'about' : 'exact', from, saysMore }
  return { kind: 'between', from, to, saysMore: saysMore || isAbout }
}

function startOf({ year, month = 0, day = 0 }: GedcomDay): number {
  return (year * 100 + month) * 100 + day
}

function endOf({ year, month = 99, day = 99 }: GedcomDay): number {
  return (year * 100 + month) * 100 + day
}
