import { withdrawOrder } from '@/lib/domain/shop-orders/commands/withdraw-order'
import { route } from '@/lib/server/http'

export const POST = route(withdrawOrder)
