import { ApiError } from '@/lib/client/api'
import { isSameValue, mergeField } from '@/lib/domain/memorials/client/editing-merge'

/** A record as it stood at one revision, in the form's values. */
export type RecordState<V> = { values: V; revision: number }

type Saving<V, C, R> = {
  changes: C
  /** What stands in the form. */
  mine: V
  /** What the record said when the form was begun. */
  base: RecordState<V>
  send: (changes: C, revision: number) => Promise<R>
  /** The record as it is now. Rejects when it is gone. */
  takeNewest: () => Promise<RecordState<V>>
}

type Outcome<V, R> =
  | { kind: 'saved'; answer: R }
  /** Somebody else saved meanwhile: the form goes on with `values` from `newest`; `undecided` waits for a choice. */
  | { kind: 'changed'; values: V; newest: RecordState<V>; undecided: (keyof V & string)[] }

/** Saves over one record, or brings together what two wrote. Rejects with ApiError for every other refusal. */
export async function saveRecord<V extends object, C, R>(saving: Saving<V, C, R>): Promise<Outcome<V, R>> {
  const { changes, mine, base, send, takeNewest } = saving
  try {
    return { kind: 'saved', answer: await send(changes, base.revision) }
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'CONFLICT')) throw error
    const newest = await takeNewest()
    const { values, conflicts } = mergeRecord({ seen: base.values, theirs: newest.values, mine })
    return { kind: 'changed', values, newest, undecided: conflicts }
  }
}

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
