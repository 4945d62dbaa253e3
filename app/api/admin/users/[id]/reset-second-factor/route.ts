import { resetSecondFactor } from '@/lib/domain/accounts/commands/reset-second-factor'
import { route } from '@/lib/server/http'

export const POST = route(resetSecondFactor)
