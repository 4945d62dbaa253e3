'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { TwoVersions } from '@/components/form/two-versions'
import { SessionEnded } from '@/components/frame/session-ended'
import { useEditor } from '@/components/memorials/editor-provider'
import { type SectionName, valuesOf } from '@/components/memorials/form-values'
import { type Conflicts, SectionSaver } from '@/components/memorials/section-saver'
import type { MemorialFormReturn } from '@/components/memorials/show-field-errors'
import { type SaveStatus, StatusLine } from '@/components/memorials/status-line'
import { unsavedDraft } from '@/components/memorials/unsaved-draft'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useEarlyInput } from '@/lib/client/use-early-input'
import { useAfterPress } from '@/lib/client/use-patient-blur'
import { bothTexts, type FieldName, fieldsOf } from '@/lib/domain/memorials/client/editing-merge'
import { fieldNames, funeralKindNames, layoutTexts } from '@/lib/domain/memorials/copy'
import { readDonations } from '@/lib/domain/memorials/donations-schema'
import { readMusicLinks } from '@/lib/domain/memorials/music-links-schema'
import {
  funeralKinds,
  layouts,
  type MemorialForm,
  type MemorialFormChanges,
  memorialFields,
  themes,
} from '@/lib/domain/memorials/schema'
import { themeNames } from '@/lib/domain/memorials/theme-tokens'
import { formatPartialDate } from '@/lib/shared/danish-dates'

type AutosavedSectionProps = {
  sections: readonly SectionName[]
  /** Called by the form's button and the Enter key; they save by default. */
  onSubmit?: () => void
  /** The status is shown elsewhere on the screen. */
  isShownElsewhere?: boolean
  children: ReactNode
}

/** Sections of the page in one form that saves itself. */
export function AutosavedSection({ sections, onSubmit, isShownElsewhere = false, children }: AutosavedSectionProps) {
  const { form, address, status, conflicts, isRestored, saver } = useAutosave(sections)
  const afterPress = useAfterPress()
  return (
    <FormProvider {...form}>
      <form
        // Identifies the form before script has loaded.
        action={address}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (onSubmit) onSubmit()
          else void saver.flush()
        }}
        // In a new task: by then the next focus is known.
        onBlur={() => afterPress(() => setTimeout(() => void saver.flush()))}
        className="space-y-6"
      >
        {isRestored && (
          <Notice title="Det, du sidst skrev her, var ikke nået frem">
            Det står her igen og bliver gemt, så snart der er forbindelse.
          </Notice>
        )}
        <ConflictChoices conflicts={conflicts} onDecide={(field, value) => saver.decide(field, value)} />
        {children}
        {status.kind === 'session' && <SessionEnded />}
        {!isShownElsewhere && status.kind !== 'idle' && status.kind !== 'session' && (
          <p className="text-muted-foreground text-sm">
            <StatusLine status={status} />
          </p>
        )}
      </form>
    </FormProvider>
  )
}

/** Saves after typing pauses for this long. */
const PAUSE_MS = 1000

/**
 * A self-saving form over some sections: saves after a pause, on blur, on unmount, and when the connection returns.
 * Unsaved values are stored on the device. The sections of a form never change.
 */
function useAutosave(sections: readonly SectionName[]) {
  const { latest, save, takeNewest, keeper, join, reportStatus, reportTyped, history } = useEditor()
  const name = sections.join('-')
  const [status, setStatus] = useState<SaveStatus>({ kind: 'idle' })
  const [conflicts, setConflicts] = useState<Conflicts>({})
  const [isRestored, setIsRestored] = useState(false)
  const form: MemorialFormReturn = useForm<MemorialForm, unknown, MemorialFormChanges>({
    defaultValues: valuesOf(sections, latest()),
  })
  const [saver] = useState(
    () =>
      new SectionSaver({
        sections,
        form,
        server: { latest, save, takeNewest },
        draft: unsavedDraft(keeper, latest().id, fieldsOf(valuesOf(sections, latest()))),
        onStatus: (next) => {
          setStatus(next)
          reportStatus(name, next)
          if (next.kind === 'saved') setIsRestored(false)
        },
        onConflicts: setConflicts,
        onSaved: (before, after, via) => history.record({ section: name, before, after }, via),
        isBusy: hasFocus,
      }),
  )
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(
    () =>
      join(name, {
        merge: (view) => saver.merge(view),
        flush: async (isAsked) => {
          if (isAsked) saver.reportAgain()
          await saver.flush()
          return saver.touched().length === 0
        },
        putBack: (from, to, via) => saver.putBack(from, to, via),
      }),
    [join, name, saver],
  )

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        reportTyped(values)
        saver.keep()
        clearTimeout(timer.current)
        timer.current = setTimeout(() => saver.flush(), PAUSE_MS)
      },
    })
    if (saver.restore()) setIsRestored(true)
    if (saver.touched().length > 0) timer.current = setTimeout(() => saver.flush(), PAUSE_MS)
    return () => {
      stop()
      clearTimeout(timer.current)
      // Save what was typed just before leaving.
      void saver.flush()
    }
  }, [form, saver, reportTyped])

  // After the effect above, which subscribes: input typed before hydration is newer than the draft.
  const address = `#gem-${name}`
  useEarlyInput(form, address)

  return { form, address, status, conflicts, isRestored, saver }
}

function hasFocus(field: FieldName): boolean {
  const name = document.activeElement?.getAttribute('name') ?? ''
  return name === field || name.startsWith(`${field}.`)
}

type ConflictChoicesProps = { conflicts: Conflicts; onDecide: (field: FieldName, value: unknown) => void }

/** Both texts of every field with conflicting edits, side by side. The user resolves each. */
function ConflictChoices({ conflicts, onDecide }: ConflictChoicesProps) {
  const typed = useWatch<MemorialForm>()
  return fieldsOf(conflicts).map((field) => {
    const mine = typed[field]
    const theirs = conflicts[field]
    const both = bothTexts(field, theirs, mine)
    return (
      <Notice key={field} variant="error" title={`I har skrevet hver sit i »${fieldNames[field]}«`}>
        <p>Den anden har gemt imens. Begge dele er her endnu. Vælg, hvad der skal stå.</p>
        <TwoVersions mine={fieldValueText(field, mine)} theirs={fieldValueText(field, theirs)} />
        <div className="mt-4 flex flex-wrap gap-3">
          <Button size="compact" onClick={() => onDecide(field, mine)}>
            Behold mit
          </Button>
          <Button size="compact" variant="outline" onClick={() => onDecide(field, theirs)}>
            Behold den andens
          </Button>
          {both !== null && (
            <Button size="compact" variant="outline" onClick={() => onDecide(field, both)}>
              Behold begge
            </Button>
          )}
        </div>
      </Notice>
    )
  })
}

/** A field's value as readable text. */
function fieldValueText(field: FieldName, value: unknown): string {
  if (field === 'biography') return plainWords(String(value ?? '')) || empty
  if (field === 'born' || field === 'died') return dateText(value)
  if (field === 'funeralKind') {
    const kind = funeralKinds.find((one) => one === value)
    return kind ? funeralKindNames[kind] : empty
  }
  if (field === 'donations') return listText(readDonations(value))
  if (field === 'musicLinks') return listText(readMusicLinks(value))
  if (field === 'theme') return themeNames[themes.find((one) => one === value) ?? 'lichen']
  if (field === 'layout') return layoutTexts[layouts.find((one) => one === value) ?? 'standard'].label
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nej'
  if (value === 'first') return 'Jeg læser dem først'
  if (value === 'at_once') return 'Vises med det samme'
  return String(value ?? '') || empty
}

const empty = '(tomt)'

function listText(list: readonly object[]): string {
  const given = list.map((each) => Object.values(each).filter(Boolean).join(', '))
  return given.filter(Boolean).join('\n') || empty
}

function dateText(value: unknown): string {
  const { data } = memorialFields.shape.born.safeParse(value)
  if (data) return formatPartialDate(data)
  const { year, month, day } =
    typeof value === 'object' && value !== null ? { year: '', month: '', day: '', ...value } : {}
  return [day, month, year].filter(Boolean).join('. ') || empty
}

/** The plain text of rich text, a line for each paragraph. Safe: parsed, not rendered. */
function plainWords(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const block of body.querySelectorAll('p, h2, h3, li, blockquote, br')) block.append('\n')
  return (body.textContent ?? '').replace(/\n{2,}/g, '\n\n').trim()
}
