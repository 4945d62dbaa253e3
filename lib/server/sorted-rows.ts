import 'server-only'
import { z } from 'zod'
import { cutPage } from '@/lib/server/cut-page'
import { Prisma } from '@/lib/server/db'
import type { ListOrder } from '@/lib/shared/console-list'

/**
 * A column that is never null, and what stands in it: 'id' for the id itself, whose order is the order of time; 'code'
 * for a unique code, in SQL only, by the bytes as the index of its prefixes has it.
 */
type SortColumn<Where> = { column: keyof Where & string; holds: keyof typeof held | 'id' }

type Sorted<Where, OrderBy> = {
  /** The rows behind the cursor; all of them without one, or with one of another order. */
  after: Where
  orderBy: OrderBy[]
  /** The same for a query in SQL, of the columns of `u`. */
  sql: { after: Prisma.Sql; orderBy: Prisma.Sql }
  /** Of one row more than fits on a page: those that fit, and where the next page begins. */
  pageOf: <R extends object>(rows: readonly R[], perPage: number) => { rows: R[]; nextCursor: string | null }
}

// Whatever a cursor may hold of a column, so that a forged one is at most the wrong place.
const held = {
  code: z.string().regex(/^[0-9A-Z]{1,20}$/),
  text: z
    .string()
    .max(320)
    .refine((text) => !/[\0\p{Surrogate}]/u.test(text)),
  number: z.int().min(-2_147_483_648).max(2_147_483_647),
  amount: z.int(),
  // In ms, up to the year 9999.
  time: z.int().min(0).max(253_402_300_799_999),
}

/**
 * A table's rows by one of its columns, and by id where that is the same, so that paging gives each row once. The
 * cursor holds the last row's value, so the place stays when that row changes or goes. `idColumn`: a UUID.
 */
export function sortedRows<K extends string, Where extends object, OrderBy extends object>(
  idColumn: keyof Where & string,
  columns: Record<K, SortColumn<Where>>,
) {
  return (order: ListOrder<K>, cursor: string | undefined): Sorted<Where, OrderBy> => {
    const { column, holds } = columns[keyOf(order)]
    const way = order.startsWith('-') ? 'desc' : 'asc'
    const name = holds === 'id' ? idColumn : column
    const place = holds === 'id' ? readPlace(order, cursor, z.null()) : readPlace(order, cursor, held[holds])
    const orderBy = [...new Set([name, idColumn])].map((each) => ({ [each]: way }))
    const behind: Behind = { name, idColumn, way, holds, place }
    return {
      // The columns are the table's own, and what stands in the cursor is what such a column holds.
      after: whereAfter(behind) as Where,
      orderBy: orderBy as OrderBy[],
      sql: inSql(behind),
      pageOf: (rows, perPage) => {
        const placeOf = (row: object) => {
          const value = holds === 'id' ? null : plainValue(Reflect.get(row, name))
          return writeCursor([order, value, Reflect.get(row, idColumn)])
        }
        const { items, nextCursor } = cutPage(rows, perPage, placeOf)
        return { rows: items, nextCursor }
      },
    }
  }
}

type Place = { value: string | number | null; id: string } | null
type Behind = { name: string; idColumn: string; way: 'asc' | 'desc'; holds: keyof typeof held | 'id'; place: Place }

function whereAfter({ name, idColumn, way, holds, place }: Behind): object {
  if (!place) return {}
  const beyond = way === 'asc' ? 'gt' : 'lt'
  const afterId = { [idColumn]: { [beyond]: place.id } }
  if (place.value === null) return afterId
  const value = holds === 'time' ? new Date(place.value) : place.value
  // The plain bound lets the query begin in the index.
  return {
    [name]: { [`${beyond}e`]: value },
    OR: [{ [name]: { [beyond]: value } }, { [name]: value, ...afterId }],
  }
}

function inSql({ name, idColumn, way, holds, place }: Behind): { after: Prisma.Sql; orderBy: Prisma.Sql } {
  const direction = Prisma.raw(way)
  const beyond = Prisma.raw(way === 'asc' ? '>' : '<')
  const [by, id] = [name, idColumn].map((column) => Prisma.raw(`u."${column}"`))
  if (holds === 'code') {
    const bytes = Prisma.raw(way === 'asc' ? '~>~' : '~<~')
    return {
      after: place ? Prisma.sql`${by} ${bytes} ${place.value}::bpchar` : Prisma.sql`TRUE`,
      orderBy: Prisma.sql`${by} USING ${Prisma.raw(way === 'asc' ? '~<~' : '~>~')}`,
    }
  }
  const orderBy =
    name === idColumn ? Prisma.sql`${id} ${direction}` : Prisma.sql`${by} ${direction}, ${id} ${direction}`
  if (!place) return { after: Prisma.sql`TRUE`, orderBy }
  if (place.value === null) return { after: Prisma.sql`${id} ${beyond} ${place.id}::uuid`, orderBy }
  const value = holds === 'time' ? new Date(place.value) : place.value
  return { after: Prisma.sql`(${by}, ${id}) ${beyond} (${value}, ${place.id}::uuid)`, orderBy }
}

const keyOf = <K extends string>(order: ListOrder<K>) => order.replace(/^-/, '') as K

function plainValue(value: unknown): string | number {
  if (value instanceof Date) return value.getTime()
  if (typeof value === 'bigint') return Number(value)
  if (typeof value === 'string' || typeof value === 'number') return value
  throw new Error('A list is sorted by a column that it does not read')
}

const writeCursor = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url')

function readPlace(order: string, cursor: string | undefined, value: z.ZodType<string | number | null>): Place {
  const read = z.tuple([z.literal(order), value, z.uuid()]).safeParse(parsed(cursor ?? ''))
  return read.success ? { value: read.data[1], id: read.data[2] } : null
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}
