import { cancelOrder } from '@/lib/domain/resellers/commands/cancel-order'
import { route } from '@/lib/server/http'

export const POST = route(cancelOrder)
