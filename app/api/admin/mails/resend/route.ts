import { resendMails } from '@/lib/domain/notifications/commands/resend-mails'
import { route } from '@/lib/server/http'

export const POST = route(resendMails)
