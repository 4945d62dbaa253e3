import { receiveOrder } from '@/lib/domain/shop-orders/commands/receive-order'
import { route } from '@/lib/server/http'

export const POST = route(receiveOrder)
