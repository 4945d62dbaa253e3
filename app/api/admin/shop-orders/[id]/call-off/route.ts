import { callOffOrder } from '@/lib/domain/shop-orders/commands/call-off-order'
import { route } from '@/lib/server/http'

export const POST = route(callOffOrder)
