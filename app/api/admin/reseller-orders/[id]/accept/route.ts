import { acceptOrder } from '@/lib/domain/resellers/commands/accept-order'
import { route } from '@/lib/server/http'

export const POST = route(acceptOrder)
