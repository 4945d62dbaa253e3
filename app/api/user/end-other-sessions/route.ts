import { endOtherSessions } from '@/lib/domain/accounts/commands/end-other-sessions'
import { route } from '@/lib/server/http'

export const POST = route(endOtherSessions)
