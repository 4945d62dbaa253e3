import { cancelEmailChange } from '@/lib/domain/accounts/commands/cancel-email-change'
import { route } from '@/lib/server/http'

export const POST = route(cancelEmailChange)
