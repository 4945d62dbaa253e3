import { z } from 'zod'
import type { TreeDate } from '@/lib/domain/family-tree/tree-date'
import { partialDateSince } from '@/lib/domain/memorials/field-schemas'
import { comparePartialDates, type PartialDate } from '@/lib/shared/danish-dates'

/** Royal lines go back to the year 900 and beyond; church books do not, but a tree may. */
const earliestYear = 1
const partialDate = partialDateSince(earliestYear)

// 'mellem 23. september 1842 og 24. september 1845' has 51 characters.
const between = /^mellem (.{1,40}) og (.{1,40})$/iu
/** With room for spaces at the ends; a longer text is left to the field's own limit. */
const betweenMaxLength = 120

/**
 * A date of a tree from numbers or form fields, as `partialDate`; or one between two dates, by `until` or typed as 'mellem
 * 1840 og 1845' in the field of the year. Null when everything is empty.
 */
export const treeDate = z
  .preprocess(
    (value) => asBetween(value),
    z.intersection(partialDate.transform(asFrom), z.object({ until: partialDate })),
  )
  .transform(({ from, until }, context): TreeDate | null => {
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message, path: ['year'] })
      return z.NEVER
    }
    if (!until) return from
    if (!from) return refuse('Skriv også det tidligste årstal.')
    if (from.qualifier || until.qualifier) return refuse('Skriv to hele årstal, for eksempel mellem 1840 og 1845.')
    if (comparePartialDates(from, until) > 0) return refuse('Det sidste årstal ligger før det første.')
    return { ...from, until }
  })

/** Beside `until` in one object, so that what is wrong with the first date stands at its own field. */
function asFrom(from: PartialDate | null) {
  return { from }
}

/** A value as it is sent or typed, with the later of two dates in `until`. */
function asBetween(value: unknown): unknown {
  if (value == null) return { until: null }
  if (typeof value !== 'object') return value
  // By name: a hostile value may have a million other fields.
  const { year, month, day, qualifier, until = null }: Partial<Record<string, unknown>> = value
  const typed = typeof year === 'string' && year.length <= betweenMaxLength ? year.trim() : ''
  const [, first, second] = between.exec(typed) ?? []
  return first && second ? { year: first, until: { year: second } } : { year, month, day, qualifier, until }
}
