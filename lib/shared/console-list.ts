import { z } from 'zod'
import { readableSearch } from '@/lib/shared/email-address'
import { typedDay } from '@/lib/shared/input/typed-day'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'

/** How a list is sorted, as its address says it: by one of its columns, falling after '-'. */
export type ListOrder<K extends string> = K | `-${K}`

/** What a list of the console declares; its page shows search, period, headings that sort, and the file from it. */
export type ConsoleListDeclaration<K extends string> = {
  path: string
  /** The same list as CSV. */
  csv: { path: string; filename: string }
  search: { label: string; hint?: string; most: number; isCode?: boolean }
  /** The label of the period's first day: 'Oprettet fra'. */
  period: string
  /** The columns it is sorted by, each with an index; the first press on a heading sorts this way. */
  sorts: Record<K, { label: string; first: 'rising' | 'falling' }>
}

const day = boundedText(10).pipe(typedDay()).optional().catch(undefined)

/** What every list of the console takes from its address. Invalid values are ignored. `mostSearched`: characters. */
export function listFields<K extends string>(keys: readonly [K, ...K[]], mostSearched = 100) {
  const falling = keys.map((key): ListOrder<K> => `-${key}`)
  return {
    search: typedText(mostSearched).overwrite(readableSearch).catch('').default(''),
    /** Danish calendar days, yyyy-mm-dd, both included. */
    from: day,
    to: day,
    sort: z
      .enum([...keys, ...falling])
      .optional()
      .catch(undefined),
    /** The place of the last row of the page before, as `sortedRows` writes it. */
    cursor: boundedText(900)
      .regex(/^[\w-]+$/)
      .optional()
      .catch(undefined),
  }
}
