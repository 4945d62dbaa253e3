import 'server-only'
import { lockMemorial, pageEdited } from '@/lib/domain/memorials/page-changes'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import {
  chosenPictures,
  dateColumns,
  eventColumns,
  eventDate,
  eventView,
  getTimelineEvent,
  nextPosition,
  textColumns,
} from '@/lib/domain/timeline/event-row'
import { updateEventInput } from '@/lib/domain/timeline/schema'
import { defineCommand } from '@/lib/server/command'
import type { Prisma, Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { isSamePartialDate, type PartialDate } from '@/lib/shared/danish-dates'

export const updateEvent = defineCommand({
  name: 'timeline.update-event',
  session: 'required',
  input: updateEventInput,
  load: (input, { actor }) => getTimelineEvent(actor, input),
  authorize: canEditMemorial,
  run: async (context, { id: _, eventId, revision, ...changes }, memorial) => {
    const { tx } = context
    await lockMemorial(tx, memorial.id)
    const before = await tx.timelineEvent.findFirst({ where: { id: eventId, memorialId: memorial.id }, select: stands })
    if (!before) throw new DomainError('NOT_FOUND')
    // Never overwrites another edit: the caller's text is still in the form.
    if (before.revision !== revision) throw new DomainError('CONFLICT')
    const pictures = await chosenPictures(tx, memorial.id, changes)
    // Pictures still being processed could not be chosen, so they were not deselected either.
    await tx.timelinePicture.deleteMany({ where: { eventId, media: { status: 'ready' } } })
    const row = await tx.timelineEvent.update({
      where: { id: eventId },
      data: {
        ...textColumns(changes),
        ...(await newDate(tx, memorial.id, { before, date: changes.date })),
        revision: { increment: 1 },
        pictures: { createMany: { data: pictures } },
      },
      select: eventColumns,
    })
    context.about({ type: 'memorial', id: memorial.id, detail: { event: eventId } })
    await pageEdited(context, memorial.id)
    return eventView(row)
  },
})

const stands = { revision: true, year: true, month: true, day: true, qualifier: true } as const
type Standing = Prisma.TimelineEventGetPayload<{ select: typeof stands }>

/** With a new date the event comes last among those of that date; else it keeps its position. */
async function newDate(tx: Transaction, memorialId: string, { before, date }: { before: Standing; date: PartialDate }) {
  if (isSamePartialDate(eventDate(before), date)) return {}
  return { ...dateColumns(date), position: await nextPosition(tx, memorialId, date) }
}
