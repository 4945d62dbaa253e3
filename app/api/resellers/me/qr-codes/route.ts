import { listStockCodes } from '@/lib/domain/resellers/stock/queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute(listStockCodes)
