import { z } from 'zod'
import { downloadNames, printDownload } from '@/lib/domain/resellers/stock/downloads'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute({
  name: 'resellers.download',
  input: z.object({
    name: z.enum(downloadNames, 'Det ark har vi ikke. Gå tilbage til oversigten, og vælg et af dem, der står der.'),
  }),
  run: async (actor, { name }) => ({
    body: new Uint8Array(await printDownload(actor, name)),
    contentType: 'application/pdf',
    filename: name,
  }),
})
