import { openDrawing } from '@/lib/domain/shop-orders/commands/open-drawing'
import { route } from '@/lib/server/http'

export const POST = route(openDrawing)
