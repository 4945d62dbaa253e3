import { updateOwnProfile } from '@/lib/domain/resellers/commands/update-own-profile'
import { getOwnReseller } from '@/lib/domain/resellers/queries'
import { readRoute, route } from '@/lib/server/http'

export const GET = readRoute(getOwnReseller)
export const PUT = route(updateOwnProfile)
/** The plain form has no other method. */
export const POST = PUT
