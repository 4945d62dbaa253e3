import { listOwnPending } from '@/lib/domain/contributions/queries'
import { ownInput } from '@/lib/domain/contributions/schema'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({
  name: 'contributions.own',
  input: ownInput,
  run: async (actor, { id }) => ({
    items: await listOwnPending(actor, await getMemorialSubject(actor, id)),
    nextCursor: null,
  }),
})
