import { acceptInvitation } from '@/lib/domain/members/commands/accept-invitation'
import { route } from '@/lib/server/http'

export const POST = route(acceptInvitation)
