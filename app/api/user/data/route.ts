import { z } from 'zod'
import { zipMyData } from '@/lib/domain/privacy/zip-my-data'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute({
  name: 'privacy.export-data',
  input: z.object({}),
  run: (actor) => zipMyData(actor),
})
