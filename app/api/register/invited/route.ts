import { registerInvited } from '@/lib/domain/accounts/commands/register-invited'
import { route } from '@/lib/server/http'

export const POST = route(registerInvited)
