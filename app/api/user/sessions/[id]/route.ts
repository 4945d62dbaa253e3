import { endSession } from '@/lib/domain/accounts/commands/end-session'
import { route } from '@/lib/server/http'

export const DELETE = route(endSession)
/** What a form without script can send. */
export const POST = DELETE
