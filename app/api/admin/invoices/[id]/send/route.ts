import { sendAgain } from '@/lib/domain/bookkeeping/commands/send-again'
import { route } from '@/lib/server/http'

export const POST = route(sendAgain)
