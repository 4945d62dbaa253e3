import { returnPlate } from '@/lib/domain/shop-orders/commands/return-plate'
import { route } from '@/lib/server/http'

export const POST = route(returnPlate)
