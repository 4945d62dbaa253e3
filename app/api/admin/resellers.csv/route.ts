import { listResellersForExport } from '@/lib/domain/resellers/house-queries'
import { resellerListInput } from '@/lib/domain/resellers/house-schema'
import { writeResellersCsv } from '@/lib/domain/resellers/resellers-csv'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute({
  name: 'admin.resellers-csv',
  input: resellerListInput,
  async run(actor, filter) {
    const body = writeResellersCsv(await listResellersForExport(actor, filter))
    return { body, contentType: 'text/csv; charset=utf-8', filename: 'forhandlere.csv' }
  },
})
