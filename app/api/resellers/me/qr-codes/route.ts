import { listStockCodes } from '@/lib/domain/resellers/stock/queries'
import { stockCallInput } from '@/lib/domain/resellers/stock/schema'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({ name: 'resellers.stock-codes', input: stockCallInput, run: listStockCodes })
