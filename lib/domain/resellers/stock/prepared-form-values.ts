import type { MemorialForm } from '@/lib/domain/memorials/schema'
import type { PreparedPageFields } from '@/lib/domain/resellers/stock/prepared-page-schema'
import { dateFormValues } from '@/lib/shared/typed-year'

/** What the form begins with: what was refused a moment ago, else what is kept, else nothing. */
export function preparedFormValues(
  prepared: PreparedPageFields | null,
  draft: { values: Record<string, string> } | null,
): MemorialForm {
  const typed = draft?.values
  const text = (name: 'middleName' | 'lastName' | 'birthName' | 'epitaph' | 'restingCemetery' | 'firstName') =>
    (typed ? typed[name] : prepared?.[name]) ?? ''
  const date = (name: 'born' | 'died') =>
    typed
      ? { year: typed[`${name}.year`] ?? '', month: typed[`${name}.month`] ?? '', day: typed[`${name}.day`] ?? '' }
      : dateFormValues(prepared?.[name] ?? null)
  return {
    firstName: text('firstName'),
    middleName: text('middleName'),
    lastName: text('lastName'),
    birthName: text('birthName'),
    born: date('born'),
    died: date('died'),
    epitaph: text('epitaph'),
    restingCemetery: text('restingCemetery'),
  }
}
