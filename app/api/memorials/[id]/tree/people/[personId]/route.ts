import { updatePerson } from '@/lib/domain/family-tree/commands/update-person'
import { getTreePerson } from '@/lib/domain/family-tree/queries'
import { readRoute, route } from '@/lib/server/http'

export const GET = readRoute(getTreePerson)
export const PATCH = route(updatePerson)
