import { logIn } from '@/lib/domain/accounts/commands/log-in'
import { route } from '@/lib/server/http'

export const POST = route(logIn)
