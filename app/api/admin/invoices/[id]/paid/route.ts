import { markPaid } from '@/lib/domain/bookkeeping/commands/mark-paid'
import { route } from '@/lib/server/http'

export const POST = route(markPaid)
