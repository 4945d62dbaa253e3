import { withdrawContribution } from '@/lib/domain/contributions/commands/withdraw-contribution'
import { route } from '@/lib/server/http'

export const POST = route(withdrawContribution)
