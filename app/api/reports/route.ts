import { reportContent } from '@/lib/domain/reports/commands/report-content'
import { route } from '@/lib/server/http'

export const POST = route(reportContent)
