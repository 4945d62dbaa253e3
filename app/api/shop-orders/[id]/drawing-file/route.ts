import { readOrderDrawing } from '@/lib/domain/shop-orders/drawing-queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(readOrderDrawing)
