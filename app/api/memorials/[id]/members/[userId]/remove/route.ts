import { removeMember } from '@/lib/domain/members/commands/remove-member'
import { route } from '@/lib/server/http'

export const POST = route(removeMember)
