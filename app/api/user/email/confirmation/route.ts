import { resendEmailConfirmation } from '@/lib/domain/accounts/commands/resend-email-confirmation'
import { route } from '@/lib/server/http'

export const POST = route(resendEmailConfirmation)
