import { inviteOwner } from '@/lib/domain/resellers/commands/invite-owner'
import { route } from '@/lib/server/http'

export const POST = route(inviteOwner)
