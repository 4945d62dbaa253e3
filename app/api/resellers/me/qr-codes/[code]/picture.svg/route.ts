import { drawStockCode } from '@/lib/domain/resellers/stock/queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(drawStockCode)
