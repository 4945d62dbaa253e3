import { rejectContribution } from '@/lib/domain/contributions/commands/reject-contribution'
import { route } from '@/lib/server/http'

export const POST = route(rejectContribution)
