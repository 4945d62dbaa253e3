import { setUpSecondFactor } from '@/lib/domain/accounts/commands/set-up-second-factor'
import { route } from '@/lib/server/http'

export const POST = route(setUpSecondFactor)
