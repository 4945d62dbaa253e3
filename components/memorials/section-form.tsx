'use client'

import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { SessionEnded } from '@/components/frame/session-ended'
import type { SectionName } from '@/components/memorials/form-values'
import { type SectionRefusal, useSectionForm } from '@/components/memorials/use-section-form'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
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
