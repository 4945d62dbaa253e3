import { registerColleague } from '@/lib/domain/resellers/commands/register-colleague'
import { route } from '@/lib/server/http'

export const POST = route(registerColleague)
