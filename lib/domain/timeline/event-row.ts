import 'server-only'
import { pictureColumns, pictureView } from '@/lib/domain/media/picture-view'
import type { TimelineEventView } from '@/lib/domain/timeline/views'
import type { Prisma } from '@/lib/server/db'
import { type PartialDate, partialDateFrom } from '@/lib/shared/danish-dates'

/** As the family ordered the events of one date; `inTimelineOrder` puts the dates in theirs. */
export const orderInDate = [{ position: 'asc' }, { id: 'asc' }] satisfies Prisma.TimelineEventOrderByWithRelationInput[]

/** The columns that `eventView` reads. */
export const eventColumns = {
  id: true,
  title: true,
  text: true,
  year: true,
  month: true,
  day: true,
  qualifier: true,
  place: true,
  revision: true,
  pictures: {
    where: { media: { status: 'ready' } },
    orderBy: { position: 'asc' },
    select: { media: { select: pictureColumns } },
  },
} satisfies Prisma.TimelineEventSelect

type EventRow = Prisma.TimelineEventGetPayload<{ select: typeof eventColumns }>

/** An event as the page and the editor show it. */
export function eventView({ year, month, day, qualifier, pictures, ...row }: EventRow): TimelineEventView {
  return {
    ...row,
    date: eventDate({ year, month, day, qualifier }),
    pictures: pictures.map(({ media }) => pictureView(media)),
  }
}

/** The date of an event from its columns. */
export function eventDate({
  year,
  month,
  day,
  qualifier,
}: Pick<EventRow, 'year' | 'month' | 'day' | 'qualifier'>): PartialDate {
  return partialDateFrom(year, month, day, qualifier) ?? { year }
}
