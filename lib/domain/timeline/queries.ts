import 'server-only'
import { pictureColumns, pictureView } from '@/lib/domain/media/picture-view'
import type { TimelineEventView } from '@/lib/domain/timeline/views'
import { db } from '@/lib/server/db'
import { partialDateFrom } from '@/lib/shared/danish-dates'

/** What happened in a life, oldest first; within a year what has no month comes first. One look-up by index. */
export async function listTimeline(memorialId: string): Promise<TimelineEventView[]> {
  const rows = await db.timelineEvent.findMany({
    where: { memorialId },
    orderBy: [
      { year: 'asc' },
      { month: { sort: 'asc', nulls: 'first' } },
      { day: { sort: 'asc', nulls: 'first' } },
      { position: 'asc' },
      { id: 'asc' },
    ],
    select: {
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
    },
  })
  return rows.map(({ year, month, day, pictures, ...row }) => ({
    ...row,
    date: partialDateFrom(year, month, day) ?? { year },
    pictures: pictures.map(({ media }) => pictureView(media)),
  }))
}
