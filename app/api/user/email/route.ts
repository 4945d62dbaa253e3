import { requestEmailChange } from '@/lib/domain/accounts/commands/request-email-change'
import { route } from '@/lib/server/http'

export const POST = route(requestEmailChange)
