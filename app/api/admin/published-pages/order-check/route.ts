import { orderCheck } from '@/lib/domain/published-pages/commands/order-check'
import { route } from '@/lib/server/http'

export const POST = route(orderCheck)
