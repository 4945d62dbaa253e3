import 'server-only'
import { inTimelineOrder } from '@/lib/domain/timeline/event-order'
import { eventColumns, eventView, orderInDate } from '@/lib/domain/timeline/event-row'
import type { TimelineEventView } from '@/lib/domain/timeline/views'
import { db } from '@/lib/server/db'

/** What happened in a life, oldest first; within a year what has no month comes first. One look-up by index: a page has few. */
export async function readTimeline(memorialId: string): Promise<TimelineEventView[]> {
  const rows = await db.timelineEvent.findMany({
    where: { memorialId },
    orderBy: [...orderInDate],
    select: eventColumns,
  })
  return inTimelineOrder(rows.map(eventView))
}
