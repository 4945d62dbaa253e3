import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { type MemorialForm, type MemorialFormChanges, memorialForm } from '@/lib/domain/memorials/schema'

export type MemorialFormReturn = UseFormReturn<MemorialForm, unknown, MemorialFormChanges>

/** Puts the server's sentences at their fields and the cursor into the first of them. */
export function showFieldErrors(form: MemorialFormReturn, fields: Record<string, string>): void {
  let isFirst = true
  for (const [path, message] of Object.entries(fields)) {
    if (!isFieldPath(path)) continue
    form.setError(path, { message }, { shouldFocus: isFirst })
    isFirst = false
  }
}

/** Whether a path from outside names a field of the form. */
export function isFieldPath(path: string): path is FieldPath<MemorialForm> {
  return Object.hasOwn(memorialForm.shape, path.split('.')[0] ?? '')
}
