import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { showRefusals } from '@/components/form/form-errors'
import { type MemorialForm, type MemorialFormChanges, memorialForm } from '@/lib/domain/memorials/schema'

export type MemorialFormReturn = UseFormReturn<MemorialForm, unknown, MemorialFormChanges>

/** Shows the server's messages at their fields and focuses the first. */
export function showFieldErrors(form: MemorialFormReturn, fields: Record<string, string>): void {
  const refusals = Object.entries(fields)
  showRefusals(
    form,
    refusals.flatMap(([path, message]): [FieldPath<MemorialForm>, string][] =>
      isFieldPath(path) ? [[path, message]] : [],
    ),
  )
}

/** Whether an untrusted path names a field of the form. */
export function isFieldPath(path: string): path is FieldPath<MemorialForm> {
  return Object.hasOwn(memorialForm.shape, path.split('.')[0] ?? '')
}
