import { registerHeir } from '@/lib/domain/privacy/commands/register-heir'
import { route } from '@/lib/server/http'

export const POST = route(registerHeir)
