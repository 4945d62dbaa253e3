import { openPayment } from '@/lib/domain/payments/commands/open-payment'
import { route } from '@/lib/server/http'

export const POST = route(openPayment)
