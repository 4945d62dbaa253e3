'use client'

import { useEffect } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

type Form<T extends FieldValues, O> = Pick<UseFormReturn<T, unknown, O>, 'subscribe' | 'getFieldState' | 'clearErrors'>

/**
 * Takes a sentence of the server's away as soon as its field is written anew, and the one above the form with it. What
 * the form's own schema says is checked again as it always is.
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

/** A sentence may be about a whole group: 'options' when 'options.widthMm' is changed. */
function serverErrorsAt<T extends FieldValues, O>(name: string, getFieldState: Form<T, O>['getFieldState']): Path<T>[] {
  const parts = name.split('.')
  const paths = ['root', ...parts.map((_, index) => parts.slice(0, index + 1).join('.'))] as Path<T>[]
  return paths.filter((path) => getFieldState(path).error?.type === 'server')
}
