import { writeOff } from '@/lib/domain/bookkeeping/commands/write-off'
import { route } from '@/lib/server/http'

export const POST = route(writeOff)
