import type { Path } from 'react-hook-form'
import { z } from 'zod'
import { treeDate } from '@/lib/domain/family-tree/date-field'
import { sexNames, unionEndNames, unionKindNames } from '@/lib/domain/family-tree/edit-copy'
import {
  type PersonFields,
  personFields,
  type UnionEnd,
  type UnionFields,
  unionFields,
} from '@/lib/domain/family-tree/schema'
import { formatTreeDate, type TreeDate } from '@/lib/domain/family-tree/tree-date'
import { dateFormValues } from '@/lib/shared/typed-year'

/** A date's three fields as they are typed. */
export type DateValues = { day: string; month: string; year: string }

/** The longest date: 'mellem 23. september 1842 og 24. september 1845', with room for spaces. */
export const YEAR_MAX_LENGTH = 60

/** A date as it is typed in the three fields. */
export const typedDate = z.preprocess((typed: DateValues, context): unknown => {
  const isAlsoInYear = (typed.day || typed.month) && /^\s*mellem\s/i.test(typed.year)
  if (isAlsoInYear) context.addIssue({ code: 'custom', message: twoPlaces, path: ['year'] })
  return typed
}, treeDate)

const twoPlaces = 'Skriv begge dage helt ud i feltet med året, og lad dag og måned stå tomme.'

/** A person as the form has them: an empty field for what nobody knows. */
export type PersonValues = Typed<PersonFields, 'born' | 'died'>

/** A couple as the form has it; `ended` is '' while they are together, or nobody knows. */
export type UnionValues = Omit<Typed<UnionFields, 'married' | 'endedOn'>, 'ended'> & { ended: '' | UnionEnd }

type Typed<F, Dates extends keyof F> = { [K in keyof F]: K extends Dates ? DateValues : NonNullable<F[K]> }

// The schemas of the calls take more than a form sends; a form's input has every field.
export const personValues = z.preprocess(
  (typed: PersonValues): unknown => typed,
  personFields.extend({ born: typedDate, died: typedDate }),
)
export const unionValues = z.preprocess(
  ({ ended, ...typed }: UnionValues): unknown => ({
    ...typed,
    ended: ended || null,
    married: typed.kind === 'married' ? typed.married : readable(typed.married),
    endedOn: ended ? typed.endedOn : readable(typed.endedOn),
  }),
  unionFields.extend({ married: typedDate, endedOn: typedDate }),
)

/** Of a date whose fields are not shown: one that makes no sense is no hindrance there, for nobody could mend it. */
function readable(typed: DateValues): DateValues {
  return typedDate.safeParse(typed).success ? typed : dateValues(null)
}

/** The fields of a date. One between two dates stands in the year as it is typed. */
function dateValues(date: TreeDate | null): DateValues {
  return date?.until ? { day: '', month: '', year: formatTreeDate(date) } : dateFormValues(date)
}

export function personValuesOf(fields: Partial<PersonFields>): PersonValues {
  return {
    givenNames: fields.givenNames ?? '',
    surname: fields.surname ?? '',
    birthSurname: fields.birthSurname ?? '',
    callName: fields.callName ?? '',
    sex: fields.sex ?? 'unknown',
    born: dateValues(fields.born ?? null),
    bornPlace: fields.bornPlace ?? '',
    died: dateValues(fields.died ?? null),
    diedPlace: fields.diedPlace ?? '',
    isDead: fields.isDead ?? false,
    note: fields.note ?? '',
    isPrivate: fields.isPrivate ?? false,
  }
}

export function unionValuesOf(fields: Partial<UnionFields>): UnionValues {
  return {
    kind: fields.kind ?? 'unknown',
    married: dateValues(fields.married ?? null),
    marriedPlace: fields.marriedPlace ?? '',
    ended: fields.ended ?? '',
    endedOn: dateValues(fields.endedOn ?? null),
  }
}

/** The fields, for messages of the server; a date's stand at its parts. */
export const personPaths: readonly Path<PersonValues>[] = [
  ...([
    'givenNames',
    'surname',
    'birthSurname',
    'callName',
    'sex',
    'bornPlace',
    'diedPlace',
    'isDead',
    'isPrivate',
    'note',
  ] as const),
  ...(['born.year', 'born.month', 'born.day', 'died.year', 'died.month', 'died.day'] as const),
]

/** A field of a person as it reads beside another one. */
export function personFieldText(field: keyof PersonValues, values: PersonValues): string {
  if (field === 'sex') return sexNames[values.sex]
  if (field === 'isDead' || field === 'isPrivate') return values[field] ? 'Ja' : 'Nej'
  if (field === 'born' || field === 'died') return dateText(values[field])
  return values[field] || empty
}

/** A field of a couple as it reads beside another one. */
export function unionFieldText(field: keyof UnionValues, values: UnionValues): string {
  if (field === 'kind') return unionKindNames[values.kind]
  if (field === 'ended') return values.ended === '' ? 'Nej, eller ved ikke' : unionEndNames[values.ended]
  if (field === 'married' || field === 'endedOn') return dateText(values[field])
  return values[field] || empty
}

const empty = '(tomt)'

/** What was typed, where it is not a date yet. */
function dateText(typed: DateValues): string {
  const { data } = treeDate.safeParse(typed)
  return data ? formatTreeDate(data) : [typed.day, typed.month, typed.year].filter(Boolean).join('. ') || empty
}
