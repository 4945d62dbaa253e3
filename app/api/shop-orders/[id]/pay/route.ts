import { payOrder } from '@/lib/domain/shop-orders/commands/pay-order'
import { route } from '@/lib/server/http'

export const POST = route(payOrder)
