import { resendMail } from '@/lib/domain/notifications/commands/resend-mail'
import { route } from '@/lib/server/http'

export const POST = route(resendMail)
