import { startOrder } from '@/lib/domain/shop-orders/commands/start-order'
import { route } from '@/lib/server/http'

export const POST = route(startOrder)
