import { endSession } from '@/lib/domain/accounts/commands/end-session'
import { route } from '@/lib/server/http'

export const DELETE = route(endSession)
/** For forms without script, which only send POST. */
export const POST = DELETE
