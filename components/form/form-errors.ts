import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { ApiError, messageOf } from '@/lib/client/api'

type RefusedForm<T extends FieldValues, O> = Pick<
  UseFormReturn<T, unknown, O>,
  'setError' | 'clearErrors' | 'subscribe'
>

/** Shows the server's messages at their fields, or above the form when they name none. */
export function showServerErrors<T extends FieldValues, O>(
  form: RefusedForm<T, O>,
  error: Error,
  names: readonly Path<T>[],
): void {
  const fields = error instanceof ApiError ? error.fields : {}
  const named = names.flatMap((name): [Path<T>, string][] => (fields[name] ? [[name, fields[name]]] : []))
  showRefusals(form, named.length > 0 ? named : [['root', messageOf(error)]])
}

/** Shows each sentence at its field, or above the form at 'root', and focuses the first field. */
export function showRefusals<T extends FieldValues, O>(
  form: RefusedForm<T, O>,
  refusals: readonly [Path<T> | 'root', string][],
): void {
  for (const [index, [name, message]] of refusals.entries()) {
    form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
  }
  keepRefusals(form, refusals)
}

/**
 * Keeps what the server refused at its field until that very field is changed or the form is sent again; a message above
 * the form until anything is. By itself the form forgets it as soon as its own schema refuses another field.
 * Returns what ends it.
 */
export function keepRefusals<T extends FieldValues, O>(
  { setError, clearErrors, subscribe }: RefusedForm<T, O>,
  refusals: readonly [Path<T> | 'root', string][],
): () => void {
  const kept = new Map(refusals)
  const stop = subscribe({
    formState: { values: true, errors: true },
    callback: ({ name, type, errors }) => {
      if (name === undefined) {
        // Sent, or begun afresh.
        if (Object.keys(errors ?? {}).length === 0) return stop()
        for (const [path, message] of kept) {
          if (!get(errors, path)) setError(path, { type: 'server', message })
        }
        return
      }
      const settled = [...kept.keys()].filter((path) =>
        type === 'change' ? isChangedBy(path, name) : path === name && !get(errors, path),
      )
      for (const path of settled) {
        kept.delete(path)
        if (type === 'change') clearErrors(path)
      }
      if (kept.size === 0) stop()
    },
  })
  return stop
}

/** A refusal may be about a group: 'options' when 'options.widthMm' changes. */
function isChangedBy(path: string, name: string): boolean {
  return path === 'root' || name === path || name.startsWith(`${path}.`)
}

/** The error above the form: the draft's until the form is submitted with script. */
export function rootError(
  { errors, isSubmitted }: { errors: { root?: { message?: string } }; isSubmitted: boolean },
  draft: FormDraftView,
): string | undefined {
  if (isSubmitted || !draft) return errors.root?.message
  return Object.keys(draft.errors).length === 0 ? draft.message : undefined
}
