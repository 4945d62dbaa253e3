import { endAccountSessions } from '@/lib/domain/account-desk/commands/end-account-sessions'
import { route } from '@/lib/server/http'

export const POST = route(endAccountSessions)
