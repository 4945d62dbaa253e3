import { proveSecondFactor } from '@/lib/domain/accounts/commands/prove-second-factor'
import { route } from '@/lib/server/http'

export const POST = route(proveSecondFactor)
