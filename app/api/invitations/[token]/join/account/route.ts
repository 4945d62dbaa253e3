import { registerMember } from '@/lib/domain/members/commands/register-member'
import { route } from '@/lib/server/http'

export const POST = route(registerMember)
