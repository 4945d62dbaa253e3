import { z } from 'zod'
import { inTheFuture } from '@/lib/domain/memorials/date-copy'
import { hasLink, nameOnly } from '@/lib/shared/count-links'
import {
  dateQualifiers,
  findPartialDateProblem,
  type PartialDate,
  type PartialDateProblem,
  partialDateFrom,
} from '@/lib/shared/danish-dates'
import { cleanLine, cleanLines } from '@/lib/shared/input/clean-text'
import { typedNumber } from '@/lib/shared/input/typed-number'
import { typedText } from '@/lib/shared/input/typed-text'
import { readTypedYear } from '@/lib/shared/typed-year'

const tooLong = (max: number) => `Der er plads til ${max.toLocaleString('da-DK')} tegn. Gør teksten kortere.`

/** One line of text, at most `max` characters, as `cleanLine` makes it. */
export function singleLine(max: number) {
  return typedText(max, cleanLine, { tooLong: tooLong(max) })
}

/** The same, nullable: null when empty. */
export function optionalLine(max: number) {
  return singleLine(max)
    .transform((text) => text || null)
    .nullable()
}

/** A name on one line, without links: it is mailed to those who are invited. */
export function nameLine(max: number) {
  return singleLine(max).refine((name) => !hasLink(name), nameOnly)
}

/** The same, nullable: null when empty. */
export function optionalName(max: number) {
  return nameLine(max)
    .transform((text) => text || null)
    .nullable()
}

/** Multi-line text, at most `max` characters, with the blank lines that were typed. Null when empty. */
export function optionalText(max: number) {
  return typedText(max, cleanLines, { tooLong: tooLong(max) })
    .transform((text) => text || null)
    .nullable()
}

/** Makes '' from an empty form field null. */
export function emptyAsNull<S extends z.ZodType>(schema: S) {
  return z.preprocess((value: z.input<S> | '' | null) => (value === '' ? null : value), schema.nullable())
}

/** Degrees from -limit to limit, as a number or typed with a Danish comma; null when empty. */
export function coordinate(limit: number) {
  const outside = 'Tallet ligger uden for kortet.'
  const sentence = 'Skriv et tal, for eksempel 55,676.'
  return typedNumber(z.number(sentence).min(-limit, outside).max(limit, outside).nullable(), (text) =>
    text.trim() === '' ? null : Number(text.trim().replace(',', '.')),
  )
}

const howToWriteYear = 'Skriv et årstal, for eksempel 1942, ca. 1942, før 1942 eller 1940’erne.'

const aNumber = 'Skriv et tal.'

const datePart = z
  .union([z.number().int(), typedText(4, undefined, { tooLong: aNumber }).regex(/^\d{0,4}$/, aNumber)], aNumber)
  .nullish()
  .transform((part) => (part === '' || part == null ? undefined : Number(part)))

// 40 characters fit the longest date: 'omkring den 23. september 1942'.
const typedYear = z
  .union([z.number().int(), typedText(40, undefined, { tooLong: howToWriteYear })], howToWriteYear)
  .nullish()

type DateField = 'year' | 'month' | 'day'

const dateSentences: Record<PartialDateProblem, { field: DateField; sentence: string }> = {
  YEAR_RANGE: { field: 'year', sentence: 'Skriv årstallet med fire cifre.' },
  MONTH_RANGE: { field: 'month', sentence: 'Vælg en måned.' },
  DAY_WITHOUT_MONTH: { field: 'month', sentence: 'Vælg også måneden, eller lad dagen stå tom.' },
  NO_SUCH_DAY: { field: 'day', sentence: 'Den dag findes ikke i måneden.' },
  NO_DECADE: { field: 'year', sentence: 'Skriv årtiet med nul til sidst, for eksempel 1940’erne.' },
  DECADE_OR_CENTURY: {
    field: 'year',
    sentence: 'Det kan være ti år eller hundrede. Skriv et omtrentligt år, for eksempel ca. 1905.',
  },
  DECADE_WITH_MONTH: { field: 'month', sentence: 'Et årti har ingen måned. Vælg »Ved ikke«, eller skriv ét år.' },
  IN_THE_FUTURE: { field: 'year', sentence: inTheFuture },
}

/**
 * A partial date, from numbers or form fields of which some are empty; null when all are. The year can be typed with a
 * qualifier, as a decade, or as a whole date.
 */
export const partialDate = partialDateSince()

/** The same from another year on; `earliestYear` is 1500 for memorials. */
export function partialDateSince(earliestYear?: number) {
  return z
    .object({
      year: typedYear,
      month: datePart,
      day: datePart,
      qualifier: z.enum(dateQualifiers).nullish(),
    })
    .transform(({ year, ...parts }, context): PartialDate | null => {
      if (year == null || year === '') {
        const isEmpty = parts.month === undefined && parts.day === undefined
        return isEmpty ? null : refuse(context, 'year', 'Skriv også årstallet.')
      }
      const typed = typeof year === 'number' ? { year } : readTypedYear(year)
      if (!typed) return refuse(context, 'year', howToWriteYear)
      const { month = parts.month, day = parts.day, qualifier = parts.qualifier } = typed
      if (typed.month !== undefined && isOther(parts, typed)) return refuse(context, 'year', twoDates)
      const date = partialDateFrom(typed.year, month, day, qualifier) ?? typed
      const problem = findPartialDateProblem(date, new Date(), earliestYear)
      if (problem) return refuse(context, dateSentences[problem].field, dateSentences[problem].sentence)
      return date
    })
    .nullable()
}

const twoDates = 'Dag og måned står to steder og er ikke ens. Skriv dem ét sted.'

/** Whether the fields for month and day differ from what was typed with the year. */
function isOther(fields: Pick<PartialDate, 'month' | 'day'>, typed: PartialDate): boolean {
  const isSame = (field: 'month' | 'day') => fields[field] === undefined || fields[field] === typed[field]
  return !isSame('month') || !isSame('day')
}

function refuse(context: z.RefinementCtx, field: DateField, message: string): never {
  context.addIssue({ code: 'custom', message, path: [field] })
  return z.NEVER
}
