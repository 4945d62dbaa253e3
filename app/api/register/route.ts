import { register } from '@/lib/domain/accounts/commands/register'
import { route } from '@/lib/server/http'

export const POST = route(register)
