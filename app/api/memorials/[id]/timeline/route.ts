import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { addEvent } from '@/lib/domain/timeline/commands/add-event'
import { listTimelineForEdit } from '@/lib/domain/timeline/queries'
import { readRoute, route } from '@/lib/server/http'

export const GET = readRoute({
  name: 'timeline.list-timeline',
  input: memorialKeyInput,
  run: async (actor, { id }) => listTimelineForEdit(actor, await getMemorialSubject(actor, id)),
})
export const POST = route(addEvent)
