import { markPaid } from '@/lib/domain/settlement/commands/mark-paid'
import { route } from '@/lib/server/http'

export const POST = route(markPaid)
