import { updateMemorial } from '@/lib/domain/memorials/commands/update-memorial'
import { getMemorialForEdit } from '@/lib/domain/memorials/queries'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { readRoute, route } from '@/lib/server/http'

export const GET = readRoute({
  name: 'memorials.get-memorial-for-edit',
  input: memorialKeyInput,
  run: (actor, { id }) => getMemorialForEdit(actor, id),
})
export const PUT = route(updateMemorial)
