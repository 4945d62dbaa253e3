import 'server-only'
import { defineMailsCommand } from '@/lib/domain/notifications/chosen-mails'

/** Sends up to 100 mails again that failed, were dropped or wait for their next try. */
export const resendMails = defineMailsCommand('notifications.resend-mails', 'sendt')
