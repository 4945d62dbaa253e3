import { acceptColleagueInvitation } from '@/lib/domain/resellers/commands/accept-colleague-invitation'
import { route } from '@/lib/server/http'

export const POST = route(acceptColleagueInvitation)
