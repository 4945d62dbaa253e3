import { changeColleagueRole } from '@/lib/domain/resellers/commands/change-colleague-role'
import { route } from '@/lib/server/http'

export const POST = route(changeColleagueRole)
