import { removeColleague } from '@/lib/domain/resellers/commands/remove-colleague'
import { route } from '@/lib/server/http'

export const POST = route(removeColleague)
