import { z } from 'zod'
import { optionalLine, optionalText, partialDate, singleLine } from '@/lib/domain/memorials/field-schemas'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import type { PictureView } from '@/lib/domain/pictures/picture-view'
import { orderPartialDates, type PartialDate } from '@/lib/shared/danish-dates'
import { listOf } from '@/lib/shared/input/list-of'

/** Events on one page: more than anyone needs, and few enough for one response. */
export const TIMELINE_LIMIT = 200
export const EVENT_PICTURE_LIMIT = 6
export const EVENT_TITLE_MAX_LENGTH = 140
export const EVENT_TEXT_MAX_LENGTH = 4000
export const EVENT_PLACE_MAX_LENGTH = 160

const memorialKey = memorialKeyInput.shape.id

const eventDate = partialDate.transform((date, context): PartialDate => {
  if (date) return date
  context.addIssue({ code: 'custom', message: 'Skriv mindst et årstal.', path: ['year'] })
  return z.NEVER
})

const eventFields = {
  title: singleLine(EVENT_TITLE_MAX_LENGTH).min(1, 'Skriv, hvad der skete.'),
  date: eventDate,
  place: optionalLine(EVENT_PLACE_MAX_LENGTH).default(null),
  text: optionalText(EVENT_TEXT_MAX_LENGTH).default(null),
  /** From the page's gallery, in display order. */
  pictureIds: listOf(z.uuid('Billedet findes ikke.'), {
    most: EVENT_PICTURE_LIMIT,
    tooMany: `Der er plads til ${EVENT_PICTURE_LIMIT} billeder.`,
  })
    .refine((ids) => new Set(ids).size === ids.length, 'Det samme billede er valgt to gange.')
    .default([]),
}

/** The fields of the event form. */
export const eventForm = z.object(eventFields)
export type EventForm = z.input<typeof eventForm>
export type EventChanges = z.output<typeof eventForm>

export const addEventInput = eventForm.extend({
  id: memorialKey,
  /** Position among the events of its date, last by default; used to restore a removed event. */
  position: z.number().int().min(0).max(1_000_000).optional(),
})
export const updateEventInput = eventForm.extend({
  id: memorialKey,
  eventId: z.uuid(),
  /** The revision that was edited. */
  revision: z.number().int().positive(),
})
export const removeEventInput = z.object({ id: memorialKey, eventId: z.uuid() })
export const orderEventsInput = z.object({ id: memorialKey, ids: listOf(z.uuid(), { least: 1, most: TIMELINE_LIMIT }) })

/** What `timeline.add-event` needs to restore a removed event. */
export type RemovedEvent = EventChanges & { position: number }

/** An event as the page and the editor show it. */
export type TimelineEventView = {
  id: string
  title: string
  /** Plain text with line breaks. */
  text: string | null
  date: PartialDate
  place: string | null
  pictures: PictureView[]
  revision: number
}

/** Sorts events, oldest first; stable for events of one date. Used by the server and the browser. */
export function inTimelineOrder<E extends { date: PartialDate }>(events: readonly E[]): E[] {
  return events.toSorted(({ date: a }, { date: b }) => orderPartialDates(a, b))
}
