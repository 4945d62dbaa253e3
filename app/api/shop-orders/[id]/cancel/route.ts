import { cancelOrder } from '@/lib/domain/shop-orders/commands/cancel-order'
import { route } from '@/lib/server/http'

export const POST = route(cancelOrder)
