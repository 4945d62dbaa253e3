import { chooseMails } from '@/lib/domain/notifications/commands/choose-mails'
import { route } from '@/lib/server/http'

export const PUT = route(chooseMails)
// For forms without script, which only send POST.
export const POST = PUT
