import 'server-only'

export type Page<T> = { items: T[]; nextCursor: string | null }

/**
 * One page of a list that was read with one row more than fits: what fits, and the cursor of the next page, null on the
 * last. `placeOf` gives a row's cursor, its id where it is left out.
 */
export function cutPage<R extends { id: string }>(rows: readonly R[], perPage: number): Page<R>
export function cutPage<R, C>(
  rows: readonly R[],
  perPage: number,
  placeOf: (row: R) => C,
): { items: R[]; nextCursor: C | null }
export function cutPage<R>(rows: readonly R[], perPage: number, placeOf: (row: R) => unknown = idOf) {
  const items = rows.slice(0, perPage)
  const last = rows.length > perPage ? items.at(-1) : undefined
  return { items, nextCursor: last === undefined ? null : placeOf(last) }
}

const idOf = (row: unknown) => Reflect.get(Object(row), 'id')
