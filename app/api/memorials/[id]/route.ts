import { updateMemorial } from '@/lib/domain/memorials/commands/update-memorial'
import { getMemorialForEdit } from '@/lib/domain/memorials/queries'
import { readRoute, route } from '@/lib/server/http'

export const GET = readRoute(getMemorialForEdit)
export const PUT = route(updateMemorial)
