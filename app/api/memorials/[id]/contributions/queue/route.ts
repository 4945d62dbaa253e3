import { listQueue } from '@/lib/domain/contributions/queries'
import { queueInput } from '@/lib/domain/contributions/schema'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({
  name: 'contributions.queue',
  input: queueInput,
  run: async (actor, { id, ...filter }) => listQueue(actor, await getMemorialSubject(actor, id), filter),
})
