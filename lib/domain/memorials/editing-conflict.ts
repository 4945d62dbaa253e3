import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { columnsOf } from '@/lib/domain/memorials/memorial-row'
import type { MemorialChanges } from '@/lib/domain/memorials/schema'
import { DomainError, type FieldErrors } from '@/lib/server/errors'

type Fields = Omit<MemorialChanges, 'id' | 'revision' | 'seen'>
type Columns = Readonly<Record<string, unknown>>

/**
 * Throws CONFLICT, naming the fields, when another person changed a field since it was `seen`, unless to the same
 * value. Fields absent from `seen` are not checked.
 */
export function assertUntouched(row: Columns, changes: Fields, seen: Fields): void {
  const fields: FieldErrors = {}
  for (const [name, value] of Object.entries(changes)) {
    const before = only(seen, name)
    if (before === null || value === undefined) continue
    if (isStored(row, before) || isStored(row, { [name]: value })) continue
    fields[name] = 'Nogen har skrevet noget andet her imens.'
  }
  if (Object.keys(fields).length > 0) throw new DomainError('CONFLICT', {}, fields)
}

function only(fields: Fields, name: string): Fields | null {
  const entry = Object.entries(fields).find(([key, value]) => key === name && value !== undefined)
  return entry ? { [name]: entry[1] } : null
}

function isStored(row: Columns, field: Fields): boolean {
  return Object.entries(columnsOf(field)).every(([column, value]) =>
    isDeepStrictEqual(plain(row[column]), plain(value)),
  )
}

/** Makes values comparable: a date by its time, null as ''. */
function plain(value: unknown): unknown {
  return value instanceof Date ? value.getTime() : (value ?? '')
}
