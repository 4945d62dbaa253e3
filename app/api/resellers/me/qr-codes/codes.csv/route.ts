import { listStockForCsv } from '@/lib/domain/resellers/stock/queries'
import { stockListInput } from '@/lib/domain/resellers/stock/schema'
import { writeStockCsv } from '@/lib/domain/resellers/stock/stock-csv'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute({
  name: 'resellers.stock-csv',
  input: stockListInput,
  run: async (actor, filter) => ({
    body: writeStockCsv(await listStockForCsv(actor, filter)),
    contentType: 'text/csv; charset=utf-8',
    filename: 'koder.csv',
  }),
})
