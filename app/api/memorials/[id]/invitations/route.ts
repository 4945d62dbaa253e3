import { inviteMember } from '@/lib/domain/members/commands/invite-member'
import { route } from '@/lib/server/http'

export const POST = route(inviteMember)
