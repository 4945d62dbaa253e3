import { updateOwnProfile } from '@/lib/domain/resellers/commands/update-own-profile'
import { getOwnReseller } from '@/lib/domain/resellers/queries'
import { readRoute, route } from '@/lib/server/http'

export const GET = readRoute(getOwnReseller)
export const PUT = route(updateOwnProfile)
/** For forms without script, which only send POST. */
export const POST = PUT
