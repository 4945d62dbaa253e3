import { type FieldErrors, type FieldValues, set } from 'react-hook-form'
import type { FormDraftView } from '@/components/form/form-draft'

/**
 * The errors of a form refused without script, for `useForm({ errors })`: each at its field ('options.symbolMm' too),
 * or at the root. Call it once: a new object would restore corrected errors.
 */
export function draftErrors<T extends FieldValues>(draft: FormDraftView): FieldErrors<T> | undefined {
  if (!draft) return undefined
  const errors: FieldErrors<T> = {}
  const fields = Object.entries(draft.errors)
  for (const [name, message] of fields) set(errors, name, { type: 'server', message })
  if (fields.length === 0) set(errors, 'root', { type: 'server', message: draft.message })
  return errors
}
