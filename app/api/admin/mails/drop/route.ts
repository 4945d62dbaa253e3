import { dropMails } from '@/lib/domain/notifications/commands/drop-mails'
import { route } from '@/lib/server/http'

export const POST = route(dropMails)
