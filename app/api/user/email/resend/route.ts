import { resendEmailChange } from '@/lib/domain/accounts/commands/resend-email-change'
import { route } from '@/lib/server/http'

export const POST = route(resendEmailChange)
