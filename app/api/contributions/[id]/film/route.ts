import { orderFilm } from '@/lib/domain/contributions/commands/order-film'
import { route } from '@/lib/server/http'

export const POST = route(orderFilm)
