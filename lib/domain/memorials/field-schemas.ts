import { z } from 'zod'
import { findPartialDateProblem, type PartialDate, type PartialDateProblem } from '@/lib/shared/danish-dates'
import { composeLetters } from '@/lib/shared/input/compose-letters'
import { typedNumber } from '@/lib/shared/input/typed-number'
import { typedText } from '@/lib/shared/input/typed-text'

const tooLong = (max: number) => `Der er plads til ${max.toLocaleString('da-DK')} tegn. Gør teksten kortere.`

/** One line of text: control characters and runs of white space become a single space. '' when nothing is left. */
export function singleLine(max: number) {
  return typedText(max, onOneLine, { tooLong: tooLong(max) })
}

const onOneLine = (text: string) =>
  composeLetters(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** The same for what may be left out; null when it is empty. */
export function optionalLine(max: number) {
  return singleLine(max)
    .transform((text) => text || null)
    .nullable()
}

/** Text of several lines; line ends stay, other control characters go. Null when it is empty. */
export function optionalText(max: number) {
  return typedText(max, onLines, { tooLong: tooLong(max) })
    .transform((text) => text || null)
    .nullable()
}

const onLines = (text: string) =>
  composeLetters(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim()

/** A form's empty field stands for nothing. */
export function emptyAsNull<S extends z.ZodType>(schema: S) {
  return z.preprocess((value: z.input<S> | '' | null) => (value === '' ? null : value), schema.nullable())
}

/** Degrees as a number, or as typed with a Danish comma; null when the field is empty. */
export function coordinate(limit: number) {
  const outside = 'Tallet ligger uden for kortet.'
  const sentence = 'Skriv et tal, for eksempel 55,676.'
  return typedNumber(z.number(sentence).min(-limit, outside).max(limit, outside).nullable(), (text) =>
    text.trim() === '' ? null : Number(text.trim().replace(',', '.')),
  )
}

const datePart = z
  .union([z.number().int(), typedText(4).regex(/^\d{0,4}$/)], 'Skriv et tal.')
  .nullish()
  .transform((part) => (part === '' || part == null ? undefined : Number(part)))

const dateSentences: Record<PartialDateProblem, { field: keyof PartialDate; sentence: string }> = {
  YEAR_RANGE: { field: 'year', sentence: 'Skriv årstallet med fire cifre.' },
  MONTH_RANGE: { field: 'month', sentence: 'Vælg en måned.' },
  DAY_WITHOUT_MONTH: { field: 'month', sentence: 'Vælg også måneden, eller lad dagen stå tom.' },
  NO_SUCH_DAY: { field: 'day', sentence: 'Den dag findes ikke i måneden.' },
  IN_THE_FUTURE: { field: 'year', sentence: 'Datoen ligger i fremtiden.' },
}

/** A date as exactly as it is known, from numbers or from form fields of which some are empty; null when all are. */
export const partialDate = z
  .object({ year: datePart, month: datePart, day: datePart })
  .transform(({ year, month, day }, context): PartialDate | null => {
    if (year === undefined && month === undefined && day === undefined) return null
    if (year === undefined) return refuse(context, 'year', 'Skriv også årstallet.')
    const date = { year, ...(month === undefined ? {} : { month }), ...(day === undefined ? {} : { day }) }
    const problem = findPartialDateProblem(date)
    if (problem) return refuse(context, dateSentences[problem].field, dateSentences[problem].sentence)
    return date
  })
  .nullable()

function refuse(context: z.RefinementCtx, field: keyof PartialDate, message: string): never {
  context.addIssue({ code: 'custom', message, path: [field] })
  return z.NEVER
}
