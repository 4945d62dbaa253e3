import 'server-only'
import { pictureColumns, pictureView } from '@/lib/domain/media/picture-view'
import type { TimelineEventView } from '@/lib/domain/timeline/views'
import type { Prisma } from '@/lib/server/db'
import { partialDateFrom } from '@/lib/shared/danish-dates'

/** Oldest first; within a year what has no month comes first, then as the family ordered the events of one date. */
export const timelineOrder = [
  { year: 'asc' },
  { month: { sort: 'asc', nulls: 'first' } },
  { day: { sort: 'asc', nulls: 'first' } },
  { position: 'asc' },
  { id: 'asc' },
] satisfies Prisma.TimelineEventOrderByWithRelationInput[]

/** The columns that `eventView` reads. */
export const eventColumns = {
  id: true,
  title: true,
  text: true,
  year: true,
  month: true,
  day: true,
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
export function eventView({ year, month, day, pictures, ...row }: EventRow): TimelineEventView {
  return {
    ...row,
    date: partialDateFrom(year, month, day) ?? { year },
    pictures: pictures.map(({ media }) => pictureView(media)),
  }
}
