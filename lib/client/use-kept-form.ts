'use client'

import { useEffect, useMemo } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { deviceEntry, type TabEntry, tabEntry } from '@/lib/client/tab-storage'
import { useEarlyInput } from '@/lib/client/use-early-input'

type Options<T extends FieldValues> = {
  /** Names the form, unique on the site; with an id where there are several of a kind. */
  name: string
  /** The form's address, used to find what was typed before the script loaded. */
  action?: string
  /** Fields that are never stored: passwords and other secrets. */
  secret?: readonly Path<T>[]
  /** The owner's id: stores the text on the device, for that person only, until it is sent or they sign out. */
  keeper?: string
}

/** The storage entry of a form, to check for stored text before it opens. */
export function keptEntry(name: string, keeper?: string): TabEntry {
  return keeper === undefined ? tabEntry(`formular:${name}`) : deviceEntry(`formular:${keeper}:${name}`)
}

/**
 * Stores what is typed into a form in this tab, so that a reload or an expired session loses nothing; with `keeper`
 * on the device, where it survives closing the tab.
 * Call `forget` after sending.
 */
export function useKeptForm<T extends FieldValues, O>(
  form: Pick<UseFormReturn<T, unknown, O>, 'subscribe' | 'setValue' | 'getValues'>,
  { name, action = '', secret = [], keeper }: Options<T>,
): { forget: () => void } {
  const entry = useMemo(() => keptEntry(name, keeper), [name, keeper])
  const { subscribe, setValue, getValues } = form
  const secretNames = secret.join(' ')

  useEffect(() => {
    const isSecret = (field: string) => secretNames.split(' ').includes(field)
    const kept = entry.read() ?? {}
    for (const field of Object.keys(getValues())) {
      const path = field as Path<T>
      // Ignore what an earlier version of the form stored in another shape.
      if (isSecret(field) || typeof kept[field] !== typeof getValues(path)) continue
      setValue(path, kept[field] as T[Path<T>], { shouldDirty: true })
    }
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        const open = Object.entries(values).filter(([field]) => !isSecret(field))
        if (isDirty) entry.write(Object.fromEntries(open))
        else entry.forget()
      },
    })
  }, [entry, secretNames, subscribe, setValue, getValues])

  // After the effect above: freshly typed text is newer than stored text.
  useEarlyInput(form, action)

  return entry
}
