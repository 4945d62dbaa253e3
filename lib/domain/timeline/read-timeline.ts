import 'server-only'
import { inTimelineOrder } from '@/lib/domain/timeline/event-order'
import { eventColumns, eventView, orderInDate } from '@/lib/domain/timeline/event-row'
import type { TimelineEventView } from '@/lib/domain/timeline/views'
import { db } from '@/lib/server/db'

/** The events of a page, oldest first; within a year those without a month come first. One query, by index. */
export async function readTimeline(memorialId: string): Promise<TimelineEventView[]> {
  const rows = await db.timelineEvent.findMany({
    where: { memorialId },
    orderBy: [...orderInDate],
    select: eventColumns,
  })
  return inTimelineOrder(rows.map(eventView))
}
