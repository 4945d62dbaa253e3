import { leaveMemorial } from '@/lib/domain/members/commands/leave-memorial'
import { route } from '@/lib/server/http'

export const POST = route(leaveMemorial)
