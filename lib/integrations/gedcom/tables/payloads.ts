import type { GedcomNode, GedcomVersion } from '@/lib/integrations/gedcom/gedcom-records'
import { structureTables } from '@/lib/integrations/gedcom/tables/structure-tables'

/**
 * Whether a structure's value or pointer is of the kind the standard asks for. `recordTag` gives the tag of the record a
 * pointer leads to, undefined when there is none.
 */
export function payloadFits(
  version: GedcomVersion,
  payload: string,
  node: Pick<GedcomNode, 'value' | 'pointer'>,
  recordTag: (xref: string) => string | undefined,
): boolean {
  return payload.split('|').some((kind) => kindFits(version, kind, node, recordTag))
}

function kindFits(
  version: GedcomVersion,
  kind: string,
  { value, pointer }: Pick<GedcomNode, 'value' | 'pointer'>,
  recordTag: (xref: string) => string | undefined,
): boolean {
  if (kind.startsWith('@')) {
    if (pointer === null || value !== null) return false
    return (version === '7.0' && pointer === 'VOID') || recordTag(pointer) === kind.slice(1)
  }
  if (pointer !== null) return false
  if (kind.startsWith('enum')) return isOfSet(version, kind, value)
  // Programs write any words for a date, and none.
  if (version === '5.5.1' && kind.startsWith('date')) return true
  const check = checks[kind]
  return check ? check(value ?? '') : true
}

/** A tag of one's own is allowed in every set. */
function isOfSet(version: GedcomVersion, kind: string, value: string | null): boolean {
  const [form, name = ''] = kind.split(':')
  const set = structureTables[version].sets.get(name)
  const values = form === 'enums' ? (value ?? '').split(',').map((part) => part.trim()) : [value ?? '']
  return values.every((part) => set?.has(part) || OWN_TAG.test(part))
}

const OWN_TAG = /^_[A-Z0-9_]+$/
const DURATION = /^(?=\d)(\d+y)?( ?\d+m)?( ?\d+w)?( ?\d+d)?$/
const LANGUAGE_TAG = /^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$/
const oneLine = (value: string) => !value.includes('\n')

const checks: Record<string, (value: string) => boolean> = {
  none: (value) => value === '',
  yes: (value) => value === '' || value === 'Y',
  integer: (value) => /^\d+$/.test(value),
  age: (value) => value === '' || isAge(value),
  date: isGedcom7Date,
  'date-exact': isGedcom7ExactDate,
  'date-period': isGedcom7Period,
  time: (value) => /^([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?Z?$/.test(value),
  language: (value) => LANGUAGE_TAG.test(value),
  'media-type': (value) => /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+ *(;.*)?$/.test(value),
  uri: (value) => value !== '' && !/[\s<>"{}|\\^`]/.test(value),
  file: (value) => value !== '' && !/[\s<>"{}|\\^`]/.test(value) && !/^[A-Za-z]:/.test(value),
  latitude: (value) => /^[NS]\d{1,2}(\.\d+)?$/.test(value) && Number(value.slice(1)) <= 90,
  longitude: (value) => /^[EW]\d{1,3}(\.\d+)?$/.test(value) && Number(value.slice(1)) <= 180,
  name: (value) => oneLine(value) && !value.includes('\t') && [1, 3].includes(value.split('/').length),
  'tag-definition': (value) => /^_[A-Z0-9_]+ \S+$/.test(value),
}

/** 7.0's age: '30y 2m', '< 8y'. One space between the parts. */
function isAge(value: string): boolean {
  const duration = /^[<>] /.test(value) ? value.slice(2) : value
  return DURATION.test(duration) && !/[a-z]\d/.test(duration)
}

// The grammar of date values, all calendars (GEDCOM 7.0 section 2.4, 5.5.1 DATE_VALUE). What our own fields hold is
// gedcom-date.ts.

const gregorian = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'
const months: Record<string, ReadonlySet<string>> = {
  GREGORIAN: wordsOf(gregorian),
  JULIAN: wordsOf(gregorian),
  FRENCH_R: wordsOf('VEND BRUM FRIM NIVO PLUV VENT GERM FLOR PRAI MESS THER FRUC COMP'),
  HEBREW: wordsOf('TSH CSH KSL TVT SHV ADR ADS NSN IYR SVN TMZ AAV ELL'),
}
/** 5.5.1's names of the calendars. ROMAN and UNKNOWN have none in 7.0. */
const escapes: Record<string, string> = {
  '@#DGREGORIAN@': 'GREGORIAN',
  '@#DJULIAN@': 'JULIAN',
  '@#DFRENCH R@': 'FRENCH_R',
  '@#DHEBREW@': 'HEBREW',
}
const escapeOf = Object.fromEntries(Object.entries(escapes).map(([written, calendar]) => [calendar, written]))

const keywords = wordsOf('TO FROM BET AND BEF AFT ABT CAL EST')
const OWN_WORD = /^_[A-Z0-9_]+$/
const NUMBER = /^\d{1,9}$/

function wordsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** DateValue of 7.0; may be empty. */
function isGedcom7Date(value: string): boolean {
  if (value === '') return true
  const [first = '', ...rest] = value.split(' ')
  if (['ABT', 'CAL', 'EST', 'BEF', 'AFT'].includes(first)) return isDay(rest)
  if (first === 'BET') return isDay(until(rest, 'AND')) && isDay(after(rest, 'AND'))
  return isGedcom7Period(value) || isDay([first, ...rest])
}

/** DatePeriod of 7.0; may be empty. */
function isGedcom7Period(value: string): boolean {
  if (value === '') return true
  const [first, ...rest] = value.split(' ')
  if (first === 'TO') return isDay(rest)
  if (first !== 'FROM') return false
  return rest.includes('TO') ? isDay(until(rest, 'TO')) && isDay(after(rest, 'TO')) : isDay(rest)
}

function isGedcom7ExactDate(value: string): boolean {
  const [day = '', month = '', year = '', ...rest] = value.split(' ')
  return rest.length === 0 && NUMBER.test(day) && !!months.GREGORIAN?.has(month) && NUMBER.test(year)
}

const until = (words: string[], word: string) => (words.includes(word) ? words.slice(0, words.indexOf(word)) : [])
const after = (words: string[], word: string) => (words.includes(word) ? words.slice(words.indexOf(word) + 1) : [])

/** One day, month or year, in words. */
function isDay(words: string[]): boolean {
  const [first = ''] = words
  const calendar = months[first] ? first : OWN_WORD.test(first) ? null : undefined
  const rest = calendar === undefined ? [...words] : words.slice(1)
  const epoch = rest.at(-1) ?? ''
  if ((epoch === 'BCE' && calendar !== 'HEBREW' && calendar !== 'FRENCH_R') || OWN_WORD.test(epoch)) rest.pop()
  const [year = '', month, day, ...more] = rest.reverse()
  if (more.length > 0 || !NUMBER.test(year) || (day !== undefined && !NUMBER.test(day))) return false
  return month === undefined || isMonth(month, calendar === undefined ? 'GREGORIAN' : calendar)
}

function isMonth(month: string, calendar: string | null): boolean {
  if (calendar === null) return /^_?[A-Z][A-Z0-9_]*$/.test(month) && !keywords.has(month)
  return !!months[calendar]?.has(month) || OWN_WORD.test(month)
}

/** A 7.0 date: the value, and what only words can say. */
export type PhrasedDate = { value: string | null; phrase: string | null }

/** A date of 5.5.1 in 7.0. What 7.0's grammar cannot hold becomes its phrase. */
export function dateTo7(value: string): PhrasedDate {
  const text = value.trim()
  if (text.startsWith('(') && text.endsWith(')')) return { value: null, phrase: text.slice(1, -1) || null }
  const open = text.indexOf('(')
  if (open > 0 && text.endsWith(')') && /^INT /i.test(text)) {
    const date = wordsTo7(text.slice(4, open).trim())
    if (date) return { value: date.value, phrase: text.slice(open + 1, -1) || null }
  }
  const date = wordsTo7(text)
  return date ? { value: date.value, phrase: date.isDual ? text : null } : { value: null, phrase: text || null }
}

/** Null when it is no date. A year in two calendars, 1699/00, becomes the later, by which the year begins in January. */
function wordsTo7(text: string): { value: string; isDual: boolean } | null {
  let isDual = false
  const named = text.toUpperCase().replace(/@#D[A-Z ]{1,20}@/g, (written) => ` ${escapes[written] ?? written} `)
  const words = named.split(/[ \t]+/).filter(Boolean)
  const plain = words.map((word) => {
    if (/^B\.?C\.?(E\.?)?$/.test(word)) return 'BCE'
    if (/^\d{3,4}B\.?C\.?$/.test(word)) return `${Number.parseInt(word, 10)} BCE`
    if (/^\d{3,4}\/\d{1,2}$/.test(word)) {
      isDual = true
      return String(Number.parseInt(word, 10) + 1)
    }
    return /^\d{1,9}$/.test(word) ? String(Number(word)) : word
  })
  const value = plain.filter((word) => word !== 'GREGORIAN').join(' ')
  return value !== '' && isGedcom7Date(value) ? { value, isDual } : null
}

/** A date of 7.0 in 5.5.1; the phrase is null where 5.5.1 cannot keep it in the value. */
export function dateTo551({ value, phrase }: PhrasedDate): { value: string | null; keepsPhrase: boolean } {
  const canHold = phrase !== null && !phrase.includes('\n')
  if (value === null) return { value: canHold ? `(${phrase})` : null, keepsPhrase: canHold }
  const date = value
    .split(' ')
    .map((word) => escapeOf[word] ?? (word === 'BCE' ? 'B.C.' : word))
    .join(' ')
  const isSimple = !keywords.has(value.split(' ')[0] ?? '')
  return canHold && isSimple
    ? { value: `INT ${date} (${phrase})`, keepsPhrase: true }
    : { value: date, keepsPhrase: false }
}
