'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { SessionEnded } from '@/components/frame/session-ended'
import { useEditor } from '@/components/memorials/editor-provider'
import { type SectionName, valuesOf } from '@/components/memorials/form-values'
import { type MemorialFormReturn, showFieldErrors } from '@/components/memorials/show-field-errors'
import { unsavedDraft } from '@/components/memorials/unsaved-draft'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { ApiError, messageOf } from '@/lib/client/api'
import { fieldsOf, isSameValue, pickFields } from '@/lib/domain/memorials/client/editing-merge'
import { type MemorialForm, type MemorialFormChanges, memorialForm } from '@/lib/domain/memorials/schema'
import { formatTime } from '@/lib/shared/danish-time'

type SectionFormProps = { sections: readonly SectionName[]; submitLabel: string; children: ReactNode }

/** Sections of the page in one form with its own button and save status. */
export function SectionForm({ sections, submitLabel, children }: SectionFormProps) {
  const { form, submit, refusal, savedAt, isRestored, saveOverNewest, discard } = useSectionForm(sections)
  const { isDirty, isSubmitting } = form.formState
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="space-y-6">
        {isRestored && (
          <Notice title="Det, du sidst skrev her, var ikke gemt">
            <p>Vi har sat det ind igen. Gem det, eller hent siden, som den er gemt.</p>
            <Button variant="outline" size="compact" className="mt-3" onClick={discard}>
              Hent det gemte
            </Button>
          </Notice>
        )}
        {children}
        {refusal && <RefusalNotice refusal={refusal} onSaveAnyway={saveOverNewest} onDiscard={discard} />}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" pending={isSubmitting} pendingText="Gemmer...">
            {submitLabel}
          </Button>
          <p role="status" className="text-muted-foreground text-sm">
            {!isSubmitting && isDirty && 'Ikke gemt endnu'}
            {!isSubmitting && !isDirty && savedAt && `Gemt kl. ${formatTime(savedAt)}`}
          </p>
        </div>
      </form>
    </FormProvider>
  )
}

type RefusalNoticeProps = { refusal: SectionRefusal; onSaveAnyway: () => void; onDiscard: () => void }

function RefusalNotice({ refusal, onSaveAnyway, onDiscard }: RefusalNoticeProps) {
  if (refusal.kind === 'session') return <SessionEnded />
  if (refusal.kind === 'conflict') {
    return (
      <Notice variant="error" title="Nogen har gemt en ændring imens">
        <p>Det, du skrev, står her endnu. Vil du gemme det alligevel eller hente siden, som den er nu?</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="compact" onClick={onSaveAnyway}>
            Gem det, jeg skrev
          </Button>
          <Button size="compact" variant="outline" onClick={onDiscard}>
            Hent siden igen
          </Button>
        </div>
      </Notice>
    )
  }
  return (
    <Notice variant="error" title="Det blev ikke gemt">
      {refusal.message}
    </Notice>
  )
}

/** Why the last save failed. The text stays in the form and on the device. */
type SectionRefusal = { kind: 'session' | 'conflict' | 'other'; message: string }

/** A form over some sections with explicit saving; its values survive errors and reloads. */
function useSectionForm(sections: readonly SectionName[]) {
  const { opened, memorial: newest, save, keeper } = useEditor()
  const [refusal, setRefusal] = useState<SectionRefusal | null>(null)
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [isRestored, setIsRestored] = useState(false)
  const [draft] = useState(() => unsavedDraft(keeper, opened.id, fieldsOf(valuesOf(sections, opened))))
  const form: MemorialFormReturn = useForm<MemorialForm, unknown, MemorialFormChanges>({
    resolver: zodResolver(memorialForm),
    defaultValues: valuesOf(sections, opened),
  })
  // The server's values when editing began.
  const base = useRef(valuesOf(sections, opened))

  useEffect(() => {
    const theirs = valuesOf(sections, newest)
    const isUntouched = fieldsOf(theirs).every((field) => isSameValue(form.getValues(field), base.current[field]))
    if (!isUntouched || fieldsOf(theirs).every((field) => isSameValue(theirs[field], base.current[field]))) return
    base.current = theirs
    form.reset(theirs)
  }, [newest, sections, form])

  useEffect(() => {
    const touchedIn = (values: MemorialForm) =>
      fieldsOf(base.current).filter((field) => !isSameValue(values[field], base.current[field]))
    const kept = draft.read()
    if (kept) {
      form.reset({ ...form.getValues(), ...kept.typed }, { keepDefaultValues: true })
      base.current = { ...base.current, ...kept.seen }
      setIsRestored(touchedIn(form.getValues()).length > 0)
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const touched = touchedIn(values)
        draft.write(pickFields(values, touched), pickFields(base.current, touched))
      },
    })
  }, [draft, form])

  const saveOver = async (isAsking: boolean) => {
    const typed = form.getValues()
    const touched = fieldsOf(typed).filter((field) => !isSameValue(typed[field], base.current[field]))
    setRefusal(null)
    try {
      await save(pickFields(typed, touched), isAsking ? { seen: pickFields(base.current, touched) } : {})
      base.current = typed
      form.reset(typed)
      draft.forget()
      setIsRestored(false)
      setSavedAt(new Date())
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
      draft.forget()
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
