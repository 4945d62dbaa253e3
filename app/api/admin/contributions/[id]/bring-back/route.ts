import { bringBackContribution } from '@/lib/domain/contributions/commands/bring-back-contribution'
import { route } from '@/lib/server/http'

export const POST = route(bringBackContribution)
