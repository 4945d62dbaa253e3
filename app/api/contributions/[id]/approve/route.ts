import { approveContribution } from '@/lib/domain/contributions/commands/approve-contribution'
import { route } from '@/lib/server/http'

export const POST = route(approveContribution)
