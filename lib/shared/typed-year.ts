import { type DateQualifier, danishMonths, formatPartialDate, type PartialDate } from './danish-dates'

// Spellings from church books and letters.
const words: Record<DateQualifier, readonly string[]> = {
  about: ['ca', 'c', 'cirka', 'circa', 'omkring', 'omtrent', 'omk', 'o'],
  before: ['før', 'inden'],
  after: ['efter'],
  decade: [],
}

/**
 * The date typed in a year field: '1942', 'ca. 1942', 'omkring maj 1942', 'før 1940', '1940'erne', '3. maj 1942',
 * '3.5.1942'. Does not check that the day exists. Null for anything else.
 */
export function readTypedYear(typed: string): PartialDate | null {
  const text = typed.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
  const [, decade] = /^(?:i )?(\d{4}) ?[-'’‘´`]?erne$/.exec(text) ?? []
  if (decade) return { year: Number(decade), qualifier: 'decade' }
  const [first = '', word = ''] = /^(\p{L}+)\.? ?/u.exec(text) ?? []
  const qualifier = word === '' ? undefined : dateQualifierOf(word)
  if (!qualifier) return readDate(text)
  const date = readDate(text.slice(first.length))
  return date && { ...date, qualifier }
}

/** The values of the three date fields: the year with its qualifier, as it may be typed, and '' for unknown parts. */
export function dateFormValues(date: PartialDate | null): { year: string; month: string; day: string } {
  if (!date) return { year: '', month: '', day: '' }
  const { year, month, day, qualifier } = date
  return { year: formatPartialDate({ year, qualifier }), month: String(month ?? ''), day: String(day ?? '') }
}

function dateQualifierOf(word: string): DateQualifier | undefined {
  if (words.about.includes(word)) return 'about'
  if (words.before.includes(word)) return 'before'
  return words.after.includes(word) ? 'after' : undefined
}

function readDate(text: string): PartialDate | null {
  const date = text.replace(/^(?:år|den|d\.) ?/, '')
  if (/^\d{1,4}$/.test(date)) return { year: Number(date) }
  const numbers = /^(?:(\d{1,2})[./-] ?)?(\d{1,2})[ ./-] ?(\d{4})$/.exec(date)
  if (numbers) return dateOf(numbers[3], Number(numbers[2]), numbers[1])
  const named = /^(?:(\d{1,2})\.? ?)?(\p{L}{3,9})\.? (\d{4})$/u.exec(date)
  const month = named ? monthOf(named[2] ?? '') : 0
  if (named && month > 0) return dateOf(named[3], month, named[1])
  const machine = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)
  return machine ? dateOf(machine[1], Number(machine[2]), machine[3]) : null
}

function dateOf(year: string | undefined, month: number, day: string | undefined): PartialDate {
  return { year: Number(year), month, ...(day === undefined ? {} : { day: Number(day) }) }
}

/** 'maj', 'sept' or 'december': 1 to 12; 0 for other words. 'jul' is Christmas, not July. */
function monthOf(name: string): number {
  return name === 'jul' ? 0 : danishMonths.findIndex((month) => month.startsWith(name)) + 1
}
