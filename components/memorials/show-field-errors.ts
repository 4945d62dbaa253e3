import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { showRefusals } from '@/components/form/form-errors'
import { showToast } from '@/components/ui/toast'
import { messageOf } from '@/lib/client/api'
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

/** The specified toast for a change that was not saved. */
export function showFailedUpdate(error: unknown): void {
  showToast({
    title: 'Fejl ved opdatering',
    description: `Der opstod en fejl: ${messageOf(error)}`,
    variant: 'destructive',
  })
}
