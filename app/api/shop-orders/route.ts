import { placeOrder } from '@/lib/domain/shop-orders/commands/place-order'
import { listOwnOrders } from '@/lib/domain/shop-orders/queries'
import { readRoute, route } from '@/lib/server/http'

export const POST = route(placeOrder)
export const GET = readRoute(listOwnOrders)
