import { bringBackContribution } from '@/lib/domain/reports/commands/bring-back-contribution'
import { route } from '@/lib/server/http'

export const POST = route(bringBackContribution)
