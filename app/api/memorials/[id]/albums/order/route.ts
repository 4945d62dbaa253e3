import { orderAlbums } from '@/lib/domain/media/commands/order-albums'
import { route } from '@/lib/server/http'

export const PUT = route(orderAlbums)
