'use client'

import { useEffect, useMemo } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { deviceEntry, type TabEntry, tabEntry } from '@/lib/client/tab-storage'
import { useEarlyInput } from '@/lib/client/use-early-input'

type Options<T extends FieldValues> = {
  /** Names the form among all of the site's; with an id where there are several of a kind. */
  name: string
  /** The form's address: what was typed before the script came is found by it. */
  action?: string
  /** Fields that are never kept: passwords and other secrets. */
  secret?: readonly Path<T>[]
  /** Whose words they are: then they stay on the device, for that person alone, until they are sent or signed out. */
  keeper?: string
}

/** Where a form of this name keeps its words, to look for them before it is opened. */
export function keptEntry(name: string, keeper?: string): TabEntry {
  return keeper === undefined ? tabEntry(`formular:${name}`) : deviceEntry(`formular:${keeper}:${name}`)
}

/**
 * Keeps what is typed into a form in this tab, so that a reload or an expired session loses nothing; with `keeper` on the
 * device, where it outlives the closing of the tab too.
 * Call `forget` when it was sent.
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
      // What an earlier version of the form kept in another shape is left alone.
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

  // After the one above: what has just been typed is newer than what was kept.
  useEarlyInput(form, action)

  return entry
}
