import { hideContribution } from '@/lib/domain/reports/commands/hide-contribution'
import { route } from '@/lib/server/http'

export const POST = route(hideContribution)
