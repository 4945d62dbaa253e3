import { keepOverpayment } from '@/lib/domain/bookkeeping/commands/keep-overpayment'
import { route } from '@/lib/server/http'

export const POST = route(keepOverpayment)
