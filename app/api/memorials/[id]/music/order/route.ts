import { orderMusic } from '@/lib/domain/music/commands/order-music'
import { route } from '@/lib/server/http'

export const POST = route(orderMusic)
