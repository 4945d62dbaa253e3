import { leaveGreeting } from '@/lib/domain/contributions/commands/leave-greeting'
import { route } from '@/lib/server/http'

export const POST = route(leaveGreeting)
