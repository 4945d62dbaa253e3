'use client'

import { FormProvider, useController, useFormContext } from 'react-hook-form'
import { SessionEnded } from '@/components/frame/session-ended'
import { EventDateFields, type Life } from '@/components/timeline/event-date-fields'
import type { EventFormValues } from '@/components/timeline/event-form-values'
import { type EventRefusal, useEventForm } from '@/components/timeline/use-event-form'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { Field, FieldGroup, Input, Textarea } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import type { GalleryItem } from '@/lib/domain/media/schema'
import {
  EVENT_PICTURE_LIMIT,
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

/** Some of the gallery's pictures, in the order they are chosen. Nothing at all while the gallery is empty. */
function PictureChoice({ pictures }: { pictures: GalleryItem[] }) {
  const { control } = useFormContext<EventFormValues>()
  const { field, fieldState } = useController({ control, name: 'pictureIds' })
  const chosen = field.value ?? []
  const usable = pictures.filter(({ kind, status }) => kind === 'picture' && status === 'ready')
  if (usable.length === 0) return null
  const isFull = chosen.length >= EVENT_PICTURE_LIMIT

  function toggle(id: string) {
    field.onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  }

  return (
    <FieldGroup
      legend={
        <>
          Billeder<span className="font-normal text-muted-foreground"> (valgfrit)</span>
        </>
      }
      hint={`Vælg op til ${EVENT_PICTURE_LIMIT} af sidens billeder.`}
      error={fieldState.error?.message}
    >
      <ul className="grid max-h-80 grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-3 overflow-y-auto p-1">
        {usable.map((picture, index) => {
          const isChosen = chosen.includes(picture.id)
          return (
            <li key={picture.id}>
              <label className="relative block cursor-pointer rounded-lg has-checked:ring-4 has-checked:ring-ring has-disabled:cursor-default has-disabled:opacity-60">
                <input
                  type="checkbox"
                  className="absolute top-2 left-2 size-6 accent-primary"
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() => toggle(picture.id)}
                  onBlur={field.onBlur}
                  aria-label={picture.alt || `Billede ${index + 1}`}
                />
                <img
                  src={picture.src}
                  srcSet={picture.srcSet}
                  sizes="7rem"
                  alt=""
                  loading="lazy"
                  className="aspect-square w-full rounded-lg bg-muted object-cover"
                />
              </label>
            </li>
          )
        })}
      </ul>
      <p role="status" className="text-muted-foreground text-sm">
        {chosen.length > 0 && `${chosen.length} af ${EVENT_PICTURE_LIMIT} valgt`}
      </p>
    </FieldGroup>
  )
}
