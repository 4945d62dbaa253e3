import { listContributions } from '@/lib/domain/contributions/queries'
import { listInput } from '@/lib/domain/contributions/schema'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({
  name: 'contributions.list',
  input: listInput,
  run: async (actor, { id, ...filter }) => listContributions(actor, await getMemorialSubject(actor, id), filter),
})
