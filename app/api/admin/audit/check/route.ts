import { checkLog } from '@/lib/domain/audit/commands/check-log'
import { route } from '@/lib/server/http'

export const POST = route(checkLog)
