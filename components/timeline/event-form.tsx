'use client'

import { FormProvider } from 'react-hook-form'
import { SessionEnded } from '@/components/frame/session-ended'
import { EventDateFields, type Life } from '@/components/timeline/event-date-fields'
import { PictureChoice } from '@/components/timeline/picture-choice'
import { type EventRefusal, useEventForm } from '@/components/timeline/use-event-form'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { Textarea } from '@/components/ui/textarea'
import type { GalleryItem } from '@/lib/domain/media/schema'
import {
  EVENT_PLACE_MAX_LENGTH,
  EVENT_TEXT_MAX_LENGTH,
  EVENT_TITLE_MAX_LENGTH,
  type TimelineEventView,
} from '@/lib/domain/timeline/schema'
import { formatPartialDate } from '@/lib/shared/danish-dates'

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

type EventRefusalNoticeProps = {
  refusal: EventRefusal
  onSaveOver: (other: TimelineEventView | null) => void
  onTakeOther: () => void
}

/** Why nothing was saved, and what can be done; the typed text stands in the form all the while. */
function EventRefusalNotice({ refusal, onSaveOver, onTakeOther }: EventRefusalNoticeProps) {
  if (refusal.kind === 'session') return <SessionEnded />
  if (refusal.kind === 'other') {
    return (
      <Notice variant="error" title="Det blev ikke gemt">
        {refusal.message}
      </Notice>
    )
  }
  const { other } = refusal
  return (
    <Notice variant="error" title={other ? 'Nogen har ændret det samme imens' : 'Nogen har fjernet det imens'}>
      <p>Det, du skrev, står her endnu.{other && ' Den anden har gemt:'}</p>
      {other && (
        <blockquote className="my-3 border-current border-l-2 pl-4">
          <p className="font-semibold">
            {formatPartialDate(other.date)}: {other.title}
          </p>
          {other.place && <p>{other.place}</p>}
          {other.text && <p className="whitespace-pre-line font-serif">{other.text}</p>}
        </blockquote>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="compact" onClick={() => onSaveOver(other)}>
          {other ? 'Gem det, jeg skrev' : 'Sæt det ind igen'}
        </Button>
        <Button size="compact" variant="outline" onClick={onTakeOther}>
          {other ? 'Behold den andens' : 'Lad det være fjernet'}
        </Button>
      </div>
    </Notice>
  )
}
