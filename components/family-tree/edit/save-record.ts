import { mergeRecord } from '@/components/family-tree/edit/merge-record'
import { ApiError } from '@/lib/client/api'

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
