import { endAccountSession } from '@/lib/domain/account-desk/commands/end-account-session'
import { route } from '@/lib/server/http'

export const POST = route(endAccountSession)
