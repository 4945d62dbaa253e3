import 'server-only'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { memorialPaths } from '@/lib/domain/memorials/memorial-paths'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { orderEventsInput } from '@/lib/domain/timeline/schema'
import { lockTimeline } from '@/lib/domain/timeline/write-event'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Orders the events of one date among themselves; all others stand by their dates. */
export const orderEvents = defineCommand({
  name: 'timeline.order-events',
  session: 'required',
  input: orderEventsInput,
  load: ({ id }, { actor }) => getMemorialSubject(actor, id),
  authorize: canEditMemorial,
  run: async (context, { ids }, memorial) => {
    const { tx } = context
    await lockTimeline(tx, memorial.id)
    const date = await tx.timelineEvent.findFirst({
      where: { id: { in: ids.slice(0, 1) }, memorialId: memorial.id },
      select: { year: true, month: true, day: true },
    })
    const rows = date
      ? await tx.timelineEvent.findMany({ where: { memorialId: memorial.id, ...date }, select: { id: true } })
      : []
    const known = new Set(rows.map(({ id }) => id))
    // One came, went or got another date while the order was made: saving it would put that one anywhere.
    const isWhole = ids.length === known.size && new Set(ids).size === ids.length && ids.every((id) => known.has(id))
    if (!isWhole) throw new DomainError('CONFLICT')
    await tx.$executeRaw`
      UPDATE "TimelineEvent" SET position = ordered.place - 1
      FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS ordered(id, place)
      WHERE "TimelineEvent".id = ordered.id AND "TimelineEvent"."memorialId" = ${memorial.id}::uuid`
    context.about({ type: 'memorial', id: memorial.id })
    context.refreshPages(await memorialPaths(tx, memorial.id))
    return { ids }
  },
})
