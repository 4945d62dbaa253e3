'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useEditor } from '@/components/memorials/editor-provider'
import { type SectionName, sectionValues } from '@/components/memorials/form-values'
import { sectionBackup } from '@/components/memorials/section-backup'
import { showFieldErrors } from '@/components/memorials/show-field-errors'
import { ApiError, messageOf } from '@/lib/client/api'
import {
  type MemorialEditView,
  type MemorialForm,
  type MemorialFormChanges,
  type MemorialView,
  memorialForm,
} from '@/lib/domain/memorials/schema'

export type MemorialFormReturn = UseFormReturn<MemorialForm, unknown, MemorialFormChanges>

/** Why the last attempt to save came to nothing. What was typed stays in the form and in this tab. */
export type SectionRefusal = { kind: 'session' | 'conflict' | 'other'; message: string }

type Options = {
  sections: readonly SectionName[]
  /** Saved together with the fields, e.g. the step to go on from. */
  extra?: MemorialForm
  /** Saves on top of what was saved elsewhere without asking: for a form of few fields that one has just filled in. */
  overNewest?: boolean
  onSaved?: (memorial: MemorialView) => void
}

/** A form over some sections of the page: filled from it, saved into it, kept through errors and reloads. */
export function useSectionForm({ sections, extra, overNewest = false, onSaved }: Options) {
  const { opened, save, takeNewest } = useEditor()
  const [refusal, setRefusal] = useState<SectionRefusal | null>(null)
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [isRestored, setIsRestored] = useState(false)
  const name = sections.join('-')
  const backup = useMemo(() => sectionBackup(opened.id, name), [opened.id, name])
  const form: MemorialFormReturn = useForm<MemorialForm, unknown, MemorialFormChanges>({
    resolver: zodResolver(memorialForm),
    defaultValues: valuesOf(sections, opened),
  })

  useEffect(() => {
    const kept = backup.read()
    if (kept) {
      form.reset(kept, { keepDefaultValues: true })
      setIsRestored(true)
    }
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => (isDirty ? backup.write(values) : backup.forget()),
    })
  }, [backup, form])

  const submit = form.handleSubmit(async (changes) => {
    const typed = form.getValues()
    setRefusal(null)
    try {
      const whole = { ...changes, ...extra }
      const memorial = await save(whole).catch(async (error) => {
        if (!overNewest || refusalOf(error).kind !== 'conflict') throw error
        await takeNewest()
        return save(whole)
      })
      form.reset(typed)
      backup.forget()
      setIsRestored(false)
      setSavedAt(new Date())
      onSaved?.(memorial)
    } catch (error) {
      if (error instanceof ApiError) showFieldErrors(form, error.fields)
      setRefusal(refusalOf(error))
    }
  })

  return {
    form,
    submit,
    refusal,
    savedAt,
    isRestored,
    saveOverNewest: async () => {
      try {
        await takeNewest()
        await submit()
      } catch (error) {
        setRefusal(refusalOf(error))
      }
    },
    discard: () => {
      backup.forget()
      window.location.reload()
    },
  }
}

function valuesOf(sections: readonly SectionName[], opened: MemorialEditView): MemorialForm {
  const values: MemorialForm = {}
  for (const section of sections) Object.assign(values, sectionValues[section](opened))
  return values
}

function refusalOf(error: unknown): SectionRefusal {
  const message = messageOf(error)
  if (!(error instanceof ApiError)) return { kind: 'other', message }
  if (error.status === 401) return { kind: 'session', message }
  return { kind: error.code === 'CONFLICT' ? 'conflict' : 'other', message }
}
