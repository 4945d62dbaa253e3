import { orderWords } from '@/lib/domain/songs/commands/order-words'
import { route } from '@/lib/server/http'

export const POST = route(orderWords)
