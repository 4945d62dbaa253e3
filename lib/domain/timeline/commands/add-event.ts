import 'server-only'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { lockMemorial, pageEdited } from '@/lib/domain/memorials/page-changes'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { TimelineError } from '@/lib/domain/timeline/errors'
import {
  chosenPictures,
  dateColumns,
  eventColumns,
  eventView,
  nextPosition,
  textColumns,
} from '@/lib/domain/timeline/event-row'
import { addEventInput, TIMELINE_LIMIT } from '@/lib/domain/timeline/schema'
import { defineCommand } from '@/lib/server/command'

export const addEvent = defineCommand({
  name: 'timeline.add-event',
  session: 'required',
  input: addEventInput,
  load: ({ id }, { actor }) => getMemorialSubject(actor, id),
  authorize: canEditMemorial,
  status: 201,
  run: async (context, { id: _, position, ...changes }, memorial) => {
    const { tx } = context
    await lockMemorial(tx, memorial.id)
    if ((await tx.timelineEvent.count({ where: { memorialId: memorial.id } })) >= TIMELINE_LIMIT) {
      throw new TimelineError('TOO_MANY_EVENTS', { limit: TIMELINE_LIMIT })
    }
    const pictures = await chosenPictures(tx, memorial.id, changes)
    const row = await tx.timelineEvent.create({
      data: {
        ...textColumns(changes),
        ...dateColumns(changes.date),
        position: position ?? (await nextPosition(tx, memorial.id, changes.date)),
        memorialId: memorial.id,
        createdById: context.actor.userId,
        pictures: { createMany: { data: pictures } },
      },
      select: eventColumns,
    })
    context.about({ type: 'memorial', id: memorial.id, detail: { event: row.id } })
    await pageEdited(context, memorial.id)
    return eventView(row)
  },
})
