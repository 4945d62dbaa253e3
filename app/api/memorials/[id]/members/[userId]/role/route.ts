import { changeRole } from '@/lib/domain/members/commands/change-role'
import { route } from '@/lib/server/http'

export const POST = route(changeRole)
