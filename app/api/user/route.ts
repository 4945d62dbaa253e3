import { updateProfile } from '@/lib/domain/accounts/commands/update-profile'
import { getUser } from '@/lib/domain/accounts/queries'
import { readRoute, route } from '@/lib/server/http'

export const GET = readRoute(getUser)
export const PUT = route(updateProfile)
/** For forms without script, which only send POST. */
export const POST = PUT
