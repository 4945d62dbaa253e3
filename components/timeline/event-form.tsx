'use client'

import { FormProvider } from 'react-hook-form'
import { EventDateFields, type Life } from '@/components/timeline/event-date-fields'
import { EventRefusalNotice } from '@/components/timeline/event-refusal'
import { PictureChoice } from '@/components/timeline/picture-choice'
import { useEventForm } from '@/components/timeline/use-event-form'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { GalleryItem } from '@/lib/domain/media/schema'
import {
  EVENT_PLACE_MAX_LENGTH,
  EVENT_TEXT_MAX_LENGTH,
  EVENT_TITLE_MAX_LENGTH,
  type TimelineEventView,
} from '@/lib/domain/timeline/schema'

export type EventFormProps = {
  memorialId: string
  keeper: string
  /** Null for one that is not there yet. */
  event: TimelineEventView | null
  suggestedTitle?: string
  life: Life
  pictures: GalleryItem[]
  /** After a press: the first field is where one goes on. Not after a reload that found kept text. */
  takesFocus: boolean
  takeNewest: () => Promise<TimelineEventView[]>
  onSaved: (saved: TimelineEventView) => void
  onClose: () => void
}

/** One event, in its place in the list. */
export function EventForm({ life, pictures, takesFocus, onClose, suggestedTitle = '', ...options }: EventFormProps) {
  const { form, submit, forget, refusal, saveOver } = useEventForm({ suggestedTitle, ...options })
  const { errors, isDirty, isSubmitting } = form.formState

  function putAway() {
    forget()
    onClose()
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={submit}
        aria-label={options.event ? `Ret ${options.event.title}` : 'Ny begivenhed'}
        className="space-y-6 rounded-2xl bg-card p-4 shadow-soft sm:p-6"
      >
        <Field label="Hvad skete der?" error={errors.title?.message}>
          {(control) => (
            <Input {...control} autoFocus={takesFocus} maxLength={EVENT_TITLE_MAX_LENGTH} {...form.register('title')} />
          )}
        </Field>
        <EventDateFields life={life} />
        <Field label="Sted" optional error={errors.place?.message}>
          {(control) => <Input {...control} maxLength={EVENT_PLACE_MAX_LENGTH} {...form.register('place')} />}
        </Field>
        <Field label="Fortæl mere" hint="Et par linjer er rigeligt." optional error={errors.text?.message}>
          {(control) => <Textarea {...control} rows={3} maxLength={EVENT_TEXT_MAX_LENGTH} {...form.register('text')} />}
        </Field>
        <PictureChoice pictures={pictures} />
        {refusal && <EventRefusalNotice refusal={refusal} onSaveOver={saveOver} onTakeOther={putAway} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={isSubmitting} pendingText="Gemmer...">
            Gem begivenheden
          </Button>
          {isDirty ? (
            <AlertDialog
              trigger={<Button variant="outline">Fortryd</Button>}
              title="Vil du kassere det, du har skrevet?"
              description={options.event ? 'Begivenheden bliver, som den var.' : 'Begivenheden bliver ikke gemt.'}
              confirmLabel="Kassér det"
              cancelLabel="Skriv videre"
              destructive
              onConfirm={putAway}
            />
          ) : (
            <Button variant="outline" onClick={putAway}>
              Fortryd
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  )
}
