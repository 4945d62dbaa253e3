import { writePackingList } from '@/lib/domain/production/paper/packing-list'
import { batchInput } from '@/lib/domain/production/schema'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute({
  name: 'production.packing-list',
  input: batchInput,
  run: async (actor, { number }) => ({
    body: new Uint8Array(await writePackingList(actor, number)),
    contentType: 'application/pdf',
  }),
})
