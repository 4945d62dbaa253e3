import { decideReport } from '@/lib/domain/reports/commands/decide-report'
import { route } from '@/lib/server/http'

export const POST = route(decideReport)
