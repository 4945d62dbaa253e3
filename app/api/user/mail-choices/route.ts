import { chooseMails } from '@/lib/domain/notifications/commands/choose-mails'
import { route } from '@/lib/server/http'

export const PUT = route(chooseMails)
// A form without script knows no PUT.
export const POST = PUT
