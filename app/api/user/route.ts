import { updateProfile } from '@/lib/domain/accounts/commands/update-profile'
import { getUser } from '@/lib/domain/accounts/queries'
import { readRoute, route } from '@/lib/server/http'

export const GET = readRoute(getUser)
export const PUT = route(updateProfile)
/** What a form without script can send. */
export const POST = PUT
