import 'server-only'
import { defineMailsCommand } from '@/lib/domain/notifications/chosen-mails'

/** Drops up to 100 mails that wait or failed: they are not sent, unless somebody sends them again. */
export const dropMails = defineMailsCommand('notifications.drop-mails', 'droppet')
