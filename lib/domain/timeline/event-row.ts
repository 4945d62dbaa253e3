import 'server-only'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import { pictureColumns, pictureView } from '@/lib/domain/pictures/picture-view'
import { type EventChanges, inTimelineOrder, type TimelineEventView } from '@/lib/domain/timeline/schema'
import { db, type Prisma, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'
import { type PartialDate, partialDateFrom } from '@/lib/shared/danish-dates'

/** The order within one date; `inTimelineOrder` sorts by date. */
export const orderInDate = [{ position: 'asc' }, { id: 'asc' }] satisfies Prisma.TimelineEventOrderByWithRelationInput[]

/** What the family writes of an event. */
export const eventFields = {
  id: true,
  title: true,
  text: true,
  year: true,
  month: true,
  day: true,
  qualifier: true,
  place: true,
} satisfies Prisma.TimelineEventSelect

export const eventColumns = {
  ...eventFields,
  revision: true,
  pictures: {
    where: { media: { status: 'ready' } },
    orderBy: { position: 'asc' },
    select: { media: { select: pictureColumns } },
  },
} satisfies Prisma.TimelineEventSelect

type EventRow = Prisma.TimelineEventGetPayload<{ select: typeof eventColumns }>

export function eventView({ year, month, day, qualifier, pictures, ...row }: EventRow): TimelineEventView {
  return {
    ...row,
    date: eventDate({ year, month, day, qualifier }),
    pictures: pictures.map(({ media }) => pictureView(media)),
  }
}

export function eventDate({
  year,
  month,
  day,
  qualifier,
}: Pick<EventRow, 'year' | 'month' | 'day' | 'qualifier'>): PartialDate {
  return partialDateFrom(year, month, day, qualifier) ?? { year }
}

/** The columns of a date; unknown parts are null, and so is the qualifier of an exact date. */
export function dateColumns({ year, month, day, qualifier }: PartialDate) {
  return { year, month: month ?? null, day: day ?? null, qualifier: qualifier ?? null }
}

/** The position after all other events of the same date, from 0. The page must be locked. */
export async function nextPosition(tx: Transaction, memorialId: string, date: PartialDate): Promise<number> {
  const { _max } = await tx.timelineEvent.aggregate({
    where: { memorialId, ...dateColumns(date) },
    _max: { position: true },
  })
  return (_max.position ?? -1) + 1
}

/** The event's text fields as columns. */
export function textColumns({ title, text, place }: EventChanges) {
  return { title, text, place }
}

/**
 * The chosen pictures as rows, in order. Throws INVALID_INPUT at `pictureIds` unless all are finished pictures in this
 * page's gallery, and not of a visitor's post.
 */
export async function chosenPictures(tx: Transaction, memorialId: string, { pictureIds }: EventChanges) {
  const found = await tx.media.count({
    where: { id: { in: pictureIds }, memorialId, contributionId: null, kind: 'picture', status: 'ready' },
  })
  if (found !== pictureIds.length) {
    throw new DomainError('INVALID_INPUT', {}, { pictureIds: 'Et af billederne er ikke på siden længere. Vælg igen.' })
  }
  return pictureIds.map((mediaId, position) => ({ mediaId, position }))
}

/** The memorial of a timeline event. Throws NOT_FOUND unless both exist and the actor may see them. */
export async function getTimelineEvent(
  actor: Actor,
  { id, eventId }: { id: string; eventId: string },
): Promise<MemorialSubject> {
  const memorial = await getMemorialSubject(actor, id)
  const event = await db.timelineEvent.findFirst({
    where: { id: eventId, memorialId: memorial.id },
    select: { id: true },
  })
  if (!event) throw new DomainError('NOT_FOUND')
  return memorial
}

/** The events of a page, oldest first; within a year those without a month come first. One query, by index. */
export async function readTimeline(memorialId: string): Promise<TimelineEventView[]> {
  const rows = await db.timelineEvent.findMany({
    where: { memorialId },
    orderBy: [...orderInDate],
    select: eventColumns,
  })
  return inTimelineOrder(rows.map(eventView))
}
