import { orderMedia } from '@/lib/domain/media/commands/order-media'
import { route } from '@/lib/server/http'

export const PUT = route(orderMedia)
