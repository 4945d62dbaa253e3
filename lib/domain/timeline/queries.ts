import 'server-only'
import { getWrittenPage } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { readTimeline } from '@/lib/domain/timeline/event-row'
import { defineRead } from '@/lib/server/read'

/** The timeline of a page, for its writers. */
export const listTimeline = defineRead({
  name: 'timeline.list-timeline',
  session: 'optional',
  input: memorialKeyInput,
  load: ({ id }, actor) => getWrittenPage(actor, id),
  authorize: canEditMemorial,
  run: (_, __, { id }) => readTimeline(id),
})
