import { checkPayment } from '@/lib/domain/settlement/commands/check-payment'
import { route } from '@/lib/server/http'

export const POST = route(checkPayment)
