import type { DateValues, PersonValues, UnionValues } from '@/components/family-tree/edit/record-values'
import { treeDate } from '@/lib/domain/family-tree/date-field'
import { sexNames, unionEndNames, unionKindNames } from '@/lib/domain/family-tree/edit-copy'
import { formatTreeDate } from '@/lib/domain/family-tree/tree-date'

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
