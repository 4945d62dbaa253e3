import { orderEvents } from '@/lib/domain/timeline/commands/order-events'
import { route } from '@/lib/server/http'

export const PUT = route(orderEvents)
