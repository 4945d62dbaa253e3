import { writeOff } from '@/lib/domain/invoices/commands/write-off'
import { route } from '@/lib/server/http'

export const POST = route(writeOff)
