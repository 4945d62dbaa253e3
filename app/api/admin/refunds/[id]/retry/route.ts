import { retryRefund } from '@/lib/domain/settlement/commands/retry-refund'
import { route } from '@/lib/server/http'

export const POST = route(retryRefund)
