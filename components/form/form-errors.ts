import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { ApiError, messageOf } from '@/lib/client/api'

/** Shows the server's messages at their fields, or above the form when they name none. */
export function showServerErrors<T extends FieldValues, O>(
  { setError }: Pick<UseFormReturn<T, unknown, O>, 'setError'>,
  error: Error,
  names: readonly Path<T>[],
): void {
  const fields = error instanceof ApiError ? error.fields : {}
  const named = names.filter((name) => fields[name])
  for (const [index, name] of named.entries()) {
    setError(name, { type: 'server', message: fields[name] ?? '' }, { shouldFocus: index === 0 })
  }
  if (named.length === 0) setError('root', { type: 'server', message: messageOf(error) })
}

/** The error above the form: the draft's until the form is submitted with script. */
export function rootError(
  { errors, isSubmitted }: { errors: { root?: { message?: string } }; isSubmitted: boolean },
  draft: FormDraftView,
): string | undefined {
  if (isSubmitted || !draft) return errors.root?.message
  return Object.keys(draft.errors).length === 0 ? draft.message : undefined
}
