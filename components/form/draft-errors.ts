import { type FieldErrors, type FieldValues, set } from 'react-hook-form'
import type { FormDraftView } from '@/components/form/form-draft'

/**
 * What was refused without script, as `useForm({ errors })` takes it: each sentence at its field ('options.symbolMm' too),
 * or above the form when it is about none of them. Call it once: another object would bring mended errors back.
 */
export function draftErrors<T extends FieldValues>(draft: FormDraftView): FieldErrors<T> | undefined {
  if (!draft) return undefined
  const errors: FieldErrors<T> = {}
  const fields = Object.entries(draft.errors)
  for (const [name, message] of fields) set(errors, name, { type: 'server', message })
  if (fields.length === 0) set(errors, 'root', { type: 'server', message: draft.message })
  return errors
}
