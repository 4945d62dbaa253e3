import { revokeInvitation } from '@/lib/domain/members/commands/revoke-invitation'
import { route } from '@/lib/server/http'

export const POST = route(revokeInvitation)
