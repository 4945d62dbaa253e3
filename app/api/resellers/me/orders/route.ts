import { placeOrder } from '@/lib/domain/resellers/commands/place-order'
import { listOwnOrders } from '@/lib/domain/resellers/order-queries'
import { readRoute, route } from '@/lib/server/http'

export const POST = route(placeOrder)
export const GET = readRoute(listOwnOrders)
