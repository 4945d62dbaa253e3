import { sendReset } from '@/lib/domain/account-desk/commands/send-reset'
import { route } from '@/lib/server/http'

export const POST = route(sendReset)
