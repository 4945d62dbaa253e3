import 'server-only'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { memorialPaths } from '@/lib/domain/memorials/memorial-paths'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { eventColumns, eventView } from '@/lib/domain/timeline/event-row'
import { addEventInput, TIMELINE_LIMIT } from '@/lib/domain/timeline/schema'
import { chosenPictures, dateColumns, lockTimeline, nextPosition, textColumns } from '@/lib/domain/timeline/write-event'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { userIdOf } from '@/lib/shared/actor'

export const addEvent = defineCommand({
  name: 'timeline.add-event',
  session: 'required',
  input: addEventInput,
  load: ({ id }, { actor }) => getMemorialSubject(actor, id),
  authorize: canEditMemorial,
  status: 201,
  run: async (context, { id: _, position, ...changes }, memorial) => {
    const { tx } = context
    await lockTimeline(tx, memorial.id)
    if ((await tx.timelineEvent.count({ where: { memorialId: memorial.id } })) >= TIMELINE_LIMIT) {
      throw new DomainError('TOO_MANY_EVENTS', { limit: TIMELINE_LIMIT })
    }
    const pictures = await chosenPictures(tx, memorial.id, changes)
    const row = await tx.timelineEvent.create({
      data: {
        ...textColumns(changes),
        ...dateColumns(changes.date),
        position: position ?? (await nextPosition(tx, memorial.id, changes.date)),
        memorialId: memorial.id,
        createdById: userIdOf(context.actor),
        pictures: { createMany: { data: pictures } },
      },
      select: eventColumns,
    })
    context.about({ type: 'memorial', id: memorial.id, detail: { event: row.id } })
    context.refreshPages(await memorialPaths(tx, memorial.id))
    return eventView(row)
  },
})
