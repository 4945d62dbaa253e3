import 'server-only'
import { memorialPaths } from '@/lib/domain/memorials/memorial-paths'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { getTimelineEvent } from '@/lib/domain/timeline/find-event'
import { type RemovedEvent, removeEventInput } from '@/lib/domain/timeline/schema'
import { lockTimeline } from '@/lib/domain/timeline/write-event'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { partialDateFrom } from '@/lib/shared/danish-dates'

/** Answers with the event, so that one press can bring it back: nothing is asked before it goes. */
export const removeEvent = defineCommand({
  name: 'timeline.remove-event',
  session: 'required',
  input: removeEventInput,
  load: (input, { actor }) => getTimelineEvent(actor, input),
  authorize: canEditMemorial,
  run: async (context, { eventId }, memorial): Promise<RemovedEvent> => {
    const { tx } = context
    await lockTimeline(tx, memorial.id)
    const row = await tx.timelineEvent.findFirst({
      where: { id: eventId, memorialId: memorial.id },
      select: {
        title: true,
        text: true,
        place: true,
        year: true,
        month: true,
        day: true,
        position: true,
        pictures: { orderBy: { position: 'asc' }, select: { mediaId: true } },
      },
    })
    // Somebody else removed it a moment ago.
    if (!row) throw new DomainError('NOT_FOUND')
    await tx.timelineEvent.delete({ where: { id: eventId } })
    context.about({ type: 'memorial', id: memorial.id, detail: { event: eventId } })
    context.refreshPages(await memorialPaths(tx, memorial.id))
    const { year, month, day, pictures, ...removed } = row
    return {
      ...removed,
      date: partialDateFrom(year, month, day) ?? { year },
      pictureIds: pictures.map(({ mediaId }) => mediaId),
    }
  },
})
