import { logOut } from '@/lib/domain/accounts/commands/log-out'
import { route } from '@/lib/server/http'

export const POST = route(logOut)
