import { revokeColleagueInvitation } from '@/lib/domain/resellers/commands/revoke-colleague-invitation'
import { route } from '@/lib/server/http'

export const POST = route(revokeColleagueInvitation)
