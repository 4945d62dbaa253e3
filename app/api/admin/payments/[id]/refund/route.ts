import { refundPayment } from '@/lib/domain/settlement/commands/refund-payment'
import { route } from '@/lib/server/http'

export const POST = route(refundPayment)
