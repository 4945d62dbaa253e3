import { reopenContribution } from '@/lib/domain/contributions/commands/reopen-contribution'
import { route } from '@/lib/server/http'

export const POST = route(reopenContribution)
