import { inviteColleague } from '@/lib/domain/resellers/commands/invite-colleague'
import { route } from '@/lib/server/http'

export const POST = route(inviteColleague)
