import 'server-only'
import { canEditMemorial, type MemorialSubject } from '@/lib/domain/memorials/policy'
import { inTimelineOrder } from '@/lib/domain/timeline/event-order'
import { eventColumns, eventView, orderInDate } from '@/lib/domain/timeline/event-row'
import type { TimelineEventView } from '@/lib/domain/timeline/views'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

/** What happened in a life, oldest first; within a year what has no month comes first. One look-up by index: a page has few. */
export async function listTimeline(memorialId: string): Promise<TimelineEventView[]> {
  const rows = await db.timelineEvent.findMany({
    where: { memorialId },
    orderBy: [...orderInDate],
    select: eventColumns,
  })
  return inTimelineOrder(rows.map(eventView))
}

/** The same for those who write the page. Throws FORBIDDEN for all others. */
export async function listTimelineForEdit(actor: Actor, memorial: MemorialSubject): Promise<TimelineEventView[]> {
  if (!canEditMemorial(actor, memorial)) throw new DomainError('FORBIDDEN')
  return listTimeline(memorial.id)
}
