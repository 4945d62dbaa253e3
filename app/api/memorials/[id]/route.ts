import { getMemorialForEdit } from '@/lib/domain/memorial-page/edit-queries'
import { updateMemorial } from '@/lib/domain/memorials/commands/update-memorial'
import { readRoute, route } from '@/lib/server/http'

export const GET = readRoute(getMemorialForEdit)
export const PUT = route(updateMemorial)
