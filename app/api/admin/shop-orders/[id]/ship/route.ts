import { shipOrder } from '@/lib/domain/shop-orders/commands/ship-order'
import { route } from '@/lib/server/http'

export const POST = route(shipOrder)
