import { endRefund } from '@/lib/domain/bookkeeping/commands/end-refund'
import { route } from '@/lib/server/http'

export const POST = route(endRefund)
