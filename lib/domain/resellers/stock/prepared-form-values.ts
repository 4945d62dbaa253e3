import type { MemorialForm } from '@/lib/domain/memorials/schema'
import type { PageFromSheet, PreparedPageView } from '@/lib/domain/resellers/stock/prepared-page-schema'
import { dateFormValues } from '@/lib/shared/typed-year'

const texts = ['firstName', 'middleName', 'lastName', 'birthName', 'epitaph', 'restingCemetery'] as const
type Prepared = Omit<PreparedPageView, 'preparedByName'>

/**
 * The form's initial values: the refused draft, else the stored page, else the approved sheet. The sheet fills fields
 * that were empty before its approval; fields emptied later stay empty. A name is never mixed from both.
 */
export function preparedFormValues(
  prepared: Prepared | null,
  draft: { values: Record<string, string> } | null,
  sheet: PageFromSheet | null = null,
): MemorialForm {
  if (draft) return typedValues(draft.values)
  if (!prepared) return { ...typedValues({}), ...sheet?.fields }
  const kept = {
    ...Object.fromEntries(texts.map((name) => [name, prepared[name] ?? ''])),
    firstName: prepared.firstName,
    ...{ born: dateFormValues(prepared.born), died: dateFormValues(prepared.died) },
  }
  if (!sheet || prepared.updatedAt > sheet.approvedAt) return kept
  const { born, died, epitaph } = sheet.fields
  return {
    ...kept,
    ...(prepared.born ? {} : { born }),
    ...(prepared.died ? {} : { died }),
    ...(prepared.epitaph ? {} : { epitaph }),
  }
}

function typedValues(typed: Record<string, string>): MemorialForm {
  const date = (name: 'born' | 'died') => ({
    year: typed[`${name}.year`] ?? '',
    month: typed[`${name}.month`] ?? '',
    day: typed[`${name}.day`] ?? '',
  })
  return {
    ...Object.fromEntries(texts.map((name) => [name, typed[name] ?? ''])),
    ...{ firstName: typed.firstName ?? '', born: date('born'), died: date('died') },
  }
}
