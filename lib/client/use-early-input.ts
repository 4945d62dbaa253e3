'use client'

import { useEffect, useInsertionEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

type Form<T extends FieldValues, O> = Pick<UseFormReturn<T, unknown, O>, 'setValue' | 'getValues'>

/**
 * Preserves what was typed into the form before its script loaded, on a slow line or by a password manager. The form
 * library sets its own values when it takes over the fields, after insertion effects and before effects. `action` is
 * the form's address, used to find it in the page.
 */
export function useEarlyInput<T extends FieldValues, O>({ setValue, getValues }: Form<T, O>, action: string): void {
  const early = useRef<Array<[name: string, text: string]>>([])

  useInsertionEffect(() => {
    early.current = typedIn(document.querySelector(`form[action="${CSS.escape(action)}"]`))
  }, [action])

  useEffect(() => {
    const known = Object.keys(getValues())
    for (const [name, text] of early.current.splice(0)) {
      if (!known.includes(name)) continue
      const path = name as Path<T>
      if (getValues(path) !== text) setValue(path, text as T[Path<T>], { shouldDirty: true })
    }
  }, [getValues, setValue])
}

const textTypes = new Set(['text', 'email', 'tel', 'search', 'password', 'url'])

/** Texts that differ from the server-rendered values. Ticks and choices are ignored. */
function typedIn(form: Element | null): Array<[string, string]> {
  if (!(form instanceof HTMLFormElement)) return []
  return [...form.elements].flatMap((field): Array<[string, string]> => {
    const isText =
      field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && textTypes.has(field.type))
    return isText && field.name && field.value !== field.defaultValue ? [[field.name, field.value]] : []
  })
}
