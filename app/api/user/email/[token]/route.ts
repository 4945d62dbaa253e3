import { confirmEmailChange } from '@/lib/domain/accounts/commands/confirm-email-change'
import { route } from '@/lib/server/http'

export const POST = route(confirmEmailChange)
