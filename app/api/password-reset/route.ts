import { requestPasswordReset } from '@/lib/domain/accounts/commands/request-password-reset'
import { route } from '@/lib/server/http'

export const POST = route(requestPasswordReset)
