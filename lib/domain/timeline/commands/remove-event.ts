import 'server-only'
import { lockMemorial, pageEdited } from '@/lib/domain/memorials/page-changes'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { eventDate, getTimelineEvent } from '@/lib/domain/timeline/event-row'
import { type RemovedEvent, removeEventInput } from '@/lib/domain/timeline/schema'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Removes an event and returns it, for undo without a confirmation beforehand. */
export const removeEvent = defineCommand({
  name: 'timeline.remove-event',
  session: 'required',
  input: removeEventInput,
  load: (input, { actor }) => getTimelineEvent(actor, input),
  authorize: canEditMemorial,
  run: async (context, { eventId }, memorial): Promise<RemovedEvent> => {
    const { tx } = context
    await lockMemorial(tx, memorial.id)
    const row = await tx.timelineEvent.findFirst({
      where: { id: eventId, memorialId: memorial.id },
      select: {
        title: true,
        text: true,
        place: true,
        year: true,
        month: true,
        day: true,
        qualifier: true,
        position: true,
        pictures: { orderBy: { position: 'asc' }, select: { mediaId: true } },
      },
    })
    // Removed concurrently.
    if (!row) throw new DomainError('NOT_FOUND')
    await tx.timelineEvent.delete({ where: { id: eventId } })
    context.about({ type: 'memorial', id: memorial.id, detail: { event: eventId } })
    await pageEdited(context, memorial.id)
    const { year, month, day, qualifier, pictures, ...removed } = row
    return {
      ...removed,
      date: eventDate({ year, month, day, qualifier }),
      pictureIds: pictures.map(({ mediaId }) => mediaId),
    }
  },
})
