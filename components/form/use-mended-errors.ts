'use client'

import { useEffect } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

type Form<T extends FieldValues, O> = Pick<UseFormReturn<T, unknown, O>, 'subscribe' | 'getFieldState' | 'clearErrors'>

/**
 * Clears a server error when its field changes, and the root error with it. Errors of the form's own schema are
 * revalidated as usual.
 */
export function useMendedErrors<T extends FieldValues, O>({ subscribe, getFieldState, clearErrors }: Form<T, O>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (name && type === 'change') clearErrors(serverErrorsAt(name, getFieldState))
        },
      }),
    [subscribe, getFieldState, clearErrors],
  )
}

/** An error may be about a group: 'options' when 'options.widthMm' changes. */
function serverErrorsAt<T extends FieldValues, O>(name: string, getFieldState: Form<T, O>['getFieldState']): Path<T>[] {
  const parts = name.split('.')
  const paths = ['root', ...parts.map((_, index) => parts.slice(0, index + 1).join('.'))] as Path<T>[]
  return paths.filter((path) => getFieldState(path).error?.type === 'server')
}
