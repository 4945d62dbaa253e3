import { z } from 'zod'
import { type EventForm, eventForm, type TimelineEventView } from '@/lib/domain/timeline/schema'
import { dateFormValues } from '@/lib/shared/typed-year'

/**
 * The event and the revision it was opened on (0 for a new one). The revision is stored with the draft: one restored
 * after a reload must not overwrite newer changes.
 */
export const eventFormValues = eventForm.extend({ revision: z.number().int().min(0) })
export type EventFormValues = z.input<typeof eventFormValues>
export type EventFormChanges = z.output<typeof eventFormValues>

/** What the form begins with: a form has no null, only an empty field. */
export function valuesOf(event: TimelineEventView | null, suggestedTitle = ''): EventFormValues {
  return {
    title: event?.title ?? suggestedTitle,
    date: dateFormValues(event?.date ?? null),
    place: event?.place ?? '',
    text: event?.text ?? '',
    pictureIds: event?.pictures.map(({ id }) => id) ?? [],
    revision: event?.revision ?? 0,
  }
}

/** Without the revision, as a new event is sent. */
export function eventOf({ revision: _, ...event }: EventFormChanges): EventForm {
  return event
}

/** Under this name the form's text is kept in the tab. */
export function keptName(memorialId: string, eventId: string | null): string {
  return `begivenhed:${memorialId}:${eventId ?? 'ny'}`
}
