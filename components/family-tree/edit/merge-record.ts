import { isSameValue, mergeField } from '@/lib/domain/memorials/client/editing-merge'

type Merge<V> = {
  /** What the form begins anew with: mine where I wrote, theirs elsewhere. */
  values: V
  /** The fields both wrote in, differently; in `values` they are mine. */
  conflicts: (keyof V & string)[]
}

/**
 * Brings together what two wrote about the same record: `seen` is what it said when the form was opened. Only what both
 * changed is left to choose.
 */
export function mergeRecord<V extends object>({ seen, theirs, mine }: { seen: V; theirs: V; mine: V }): Merge<V> {
  const values = { ...mine }
  const conflicts: Merge<V>['conflicts'] = []
  for (const field of fieldsOf(mine)) {
    const isTouched = !isSameValue(mine[field], seen[field])
    const outcome = mergeField({ base: seen[field], theirs: theirs[field], mine: mine[field], isTouched })
    if (outcome === 'take_theirs') values[field] = theirs[field]
    if (outcome === 'conflict') conflicts.push(field)
  }
  return { values, conflicts }
}

/** The fields in which two records differ. */
export function differences<V extends object>(one: V, other: V): (keyof V & string)[] {
  return fieldsOf(one).filter((field) => !isSameValue(one[field], other[field]))
}

export function fieldsOf<V extends object>(values: V): (keyof V & string)[] {
  // Object.keys forgets that the keys are the record's own.
  return Object.keys(values) as (keyof V & string)[]
}
