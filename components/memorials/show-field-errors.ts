import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { type MemorialForm, type MemorialFormChanges, memorialForm } from '@/lib/domain/memorials/schema'

export type MemorialFormReturn = UseFormReturn<MemorialForm, unknown, MemorialFormChanges>

/** Shows the server's messages at their fields and focuses the first. */
export function showFieldErrors(form: MemorialFormReturn, fields: Record<string, string>): void {
  let isFirst = true
  for (const [path, message] of Object.entries(fields)) {
    if (!isFieldPath(path)) continue
    form.setError(path, { message }, { shouldFocus: isFirst })
    isFirst = false
  }
}

/** Whether an untrusted path names a field of the form. */
export function isFieldPath(path: string): path is FieldPath<MemorialForm> {
  return Object.hasOwn(memorialForm.shape, path.split('.')[0] ?? '')
}
