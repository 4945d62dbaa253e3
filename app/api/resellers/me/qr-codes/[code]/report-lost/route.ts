import { reportLostCode } from '@/lib/domain/resellers/commands/report-lost-code'
import { route } from '@/lib/server/http'

export const POST = route(reportLostCode)
