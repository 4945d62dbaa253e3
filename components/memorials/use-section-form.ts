'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useEditor } from '@/components/memorials/editor-provider'
import { type SectionName, valuesOf } from '@/components/memorials/form-values'
import { sectionBackup } from '@/components/memorials/section-backup'
import { showFieldErrors } from '@/components/memorials/show-field-errors'
import { ApiError, messageOf } from '@/lib/client/api'
import { fieldsOf, isSameValue, pickFields } from '@/lib/domain/memorials/editing-merge'
import {
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
  const { opened, memorial: newest, save } = useEditor()
  const [refusal, setRefusal] = useState<SectionRefusal | null>(null)
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [isRestored, setIsRestored] = useState(false)
  const name = sections.join('-')
  const backup = useMemo(() => sectionBackup(opened.id, name), [opened.id, name])
  const form: MemorialFormReturn = useForm<MemorialForm, unknown, MemorialFormChanges>({
    resolver: zodResolver(memorialForm),
    defaultValues: valuesOf(sections, opened),
  })
  // What the fields were when one began here, as the server had them.
  const base = useRef(valuesOf(sections, opened))

  useEffect(() => {
    const theirs = valuesOf(sections, newest)
    const isUntouched = fieldsOf(theirs).every((field) => isSameValue(form.getValues(field), base.current[field]))
    if (!isUntouched || fieldsOf(theirs).every((field) => isSameValue(theirs[field], base.current[field]))) return
    base.current = theirs
    form.reset(theirs)
  }, [newest, sections, form])

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

  const saveOver = async (isAsking: boolean) => {
    const typed = form.getValues()
    const touched = fieldsOf(typed).filter((field) => !isSameValue(typed[field], base.current[field]))
    const changes = { ...pickFields(typed, touched), ...extra }
    setRefusal(null)
    try {
      const memorial = await save(changes, isAsking ? { seen: pickFields(base.current, touched) } : {}).catch(
        (error) => {
          if (!overNewest || refusalOf(error).kind !== 'conflict') throw error
          return save(changes)
        },
      )
      base.current = typed
      form.reset(typed)
      backup.forget()
      setIsRestored(false)
      setSavedAt(new Date())
      onSaved?.(memorial)
    } catch (error) {
      const found = refusalOf(error)
      if (error instanceof ApiError && found.kind !== 'conflict') showFieldErrors(form, error.fields)
      setRefusal(found)
    }
  }

  const submit = form.handleSubmit(() => saveOver(true))

  return {
    form,
    submit,
    refusal,
    savedAt,
    isRestored,
    saveOverNewest: form.handleSubmit(() => saveOver(false)),
    discard: () => {
      backup.forget()
      window.location.reload()
    },
  }
}

function refusalOf(error: unknown): SectionRefusal {
  const message = messageOf(error)
  if (!(error instanceof ApiError)) return { kind: 'other', message }
  if (error.status === 401) return { kind: 'session', message }
  return { kind: error.code === 'CONFLICT' ? 'conflict' : 'other', message }
}
