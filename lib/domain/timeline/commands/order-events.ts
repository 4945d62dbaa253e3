import 'server-only'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { lockMemorial, pageEdited } from '@/lib/domain/memorials/page-changes'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { orderEventsInput } from '@/lib/domain/timeline/schema'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { isWholeOrder } from '@/lib/shared/is-whole-order'

/** Orders the events of one date. Throws CONFLICT unless `ids` are exactly the events of that date. */
export const orderEvents = defineCommand({
  name: 'timeline.order-events',
  session: 'required',
  input: orderEventsInput,
  load: ({ id }, { actor }) => getMemorialSubject(actor, id),
  authorize: canEditMemorial,
  run: async (context, { ids }, memorial) => {
    const { tx } = context
    await lockMemorial(tx, memorial.id)
    const date = await tx.timelineEvent.findFirst({
      where: { id: { in: ids.slice(0, 1) }, memorialId: memorial.id },
      select: { year: true, month: true, day: true, qualifier: true },
    })
    const rows = date
      ? await tx.timelineEvent.findMany({ where: { memorialId: memorial.id, ...date }, select: { id: true } })
      : []
    // An event was added, removed or got another date meanwhile.
    if (!isWholeOrder(ids, rows)) throw new DomainError('CONFLICT')
    await tx.$executeRaw`
      UPDATE "TimelineEvent" SET position = ordered.place - 1
      FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS ordered(id, place)
      WHERE "TimelineEvent".id = ordered.id AND "TimelineEvent"."memorialId" = ${memorial.id}::uuid`
    context.about({ type: 'memorial', id: memorial.id })
    await pageEdited(context, memorial.id)
    return { ids }
  },
})
