import { fieldsOf } from '@/components/family-tree/edit/merge-record'
import type { PersonValues } from '@/components/family-tree/edit/record-values'
import { isSameValue } from '@/lib/domain/memorials/client/editing-merge'

/** Which of the two a field is taken from. */
export type Side = 'one' | 'other'
export type Sides = Record<keyof PersonValues, Side>
type Both = Record<Side, PersonValues>

const unknown = (values: PersonValues, field: keyof PersonValues) =>
  isSameValue(values[field], '') || values[field] === 'unknown' || values[field] === false

/** The one who knows something; the first where both do. */
export function suggestedSides(both: Both): Sides {
  const side = (field: keyof PersonValues): Side =>
    unknown(both.one, field) && !unknown(both.other, field) ? 'other' : 'one'
  const sides = Object.fromEntries(fieldsOf(both.one).map((field) => [field, side(field)]))
  // Built from the fields of a person, which TypeScript cannot follow.
  return sides as Sides
}

/** What is written about the one they become. */
export function mergedValues(both: Both, sides: Sides): PersonValues {
  const merged = { ...both.one }
  for (const field of fieldsOf(merged))
    if (sides[field] === 'other') Object.assign(merged, { [field]: both.other[field] })
  return merged
}
