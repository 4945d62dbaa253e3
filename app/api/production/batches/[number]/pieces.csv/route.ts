import { writePiecesCsv } from '@/lib/domain/production/pieces-csv'
import { batchInput } from '@/lib/domain/production/schema'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute({
  name: 'production.pieces-csv',
  input: batchInput,
  run: async (actor, { number }) => ({
    body: await writePiecesCsv(actor, number),
    contentType: 'text/csv; charset=utf-8',
    filename: `parti-${number}.csv`,
  }),
})
